import type { ZrfAction } from '../../rules/index.ts';
import { isComplete, isPass } from '../../rules/index.ts';
import { withoutTrailing } from '#kit/text/trailing.ts';
import { letterOf } from '../model/step.ts';
import type { Steps } from '../model/step.ts';
import { fileOf, headOf, movementOf, tailOf } from './wxf.ts';

/** Letters that programs use for the same piece: king and general, horse and knight, and so on. */
const SYNONYMS: readonly string[] = ['KG', 'HN', 'EB', 'RT', 'PS'];

/** Parts of a written move: piece and file, then direction and destination. */
const MOVE = /^(.{2,4})([-+=.][1-9]\d?)$/u;
const REMARKS = ' \t\n!?#';

function normalised(text: string): string {
  return withoutTrailing(text, REMARKS)
    .replace(/\s+/g, '')
    .replace(/[‐–—−]/g, '-')
    .replace(/\./g, '=')
    .toUpperCase();
}

function lettersFor(steps: Steps, type: number): readonly string[] {
  const letter = letterOf(steps.rules, type).toUpperCase();
  const all = SYNONYMS.find((one) => one.includes(letter)) ?? letter;
  const notation = steps.rules.pieces[type]?.notation ?? '';
  const taken = steps.rules.pieces.map((_, other) => letterOf(steps.rules, other));
  const synonyms = [...all].filter((one) => one === letter || !taken.includes(one));
  return [
    ...new Set([steps.signs(type).trim(), notation, ...synonyms].map((one) => one.toUpperCase())),
  ];
}

/** Legal steps that a text in the notation of the federation may denote. */
export function readWxf(steps: Steps, text: string): readonly ZrfAction[] {
  const [, head, tail] = MOVE.exec(normalised(text)) ?? [];
  if (head === undefined || tail === undefined) return [];
  // The sign of a front or rear piece may come first: `+C=5`.
  const heads = [head, head.replace(/^([-+])(\p{L}{1,2})$/u, '$2$1')];
  const exact: ZrfAction[] = [];
  const byFile: ZrfAction[] = [];
  for (const action of steps.actions) {
    if (isPass(action) || !isComplete(action)) continue;
    const { squares, move } = movementOf(steps.rules, steps.partsOf(action)) ?? {};
    if (squares === undefined || move === undefined || tailOf(squares, move) !== tail) continue;
    const letters = lettersFor(steps, move.type);
    const file = String(fileOf(squares, move.from, move.player));
    if (letters.some((one) => heads.includes(headOf(steps.state, squares, move, one)))) {
      exact.push(action);
    } else if (letters.some((letter) => heads.includes(letter + file))) byFile.push(action);
  }
  // The file is enough for one of several pieces there if only one of them can make the move.
  return exact.length > 0 ? exact : byFile;
}
