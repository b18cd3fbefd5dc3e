import { assertDefined } from '#core';
import { COMPLETE, RECORD } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import type { ZrfAction } from '../state/action.ts';
import { makeSavedStep, savedParts } from './saved-step.ts';
import type { Part } from '../text/step-text.ts';
import type { ZsgMove, ZsgPart } from './zsg.ts';

/** A legal step in the format of saved games. */
interface Candidate {
  readonly action: ZrfAction;
  readonly text: string;
  readonly isPartial: boolean;
  readonly parts: readonly ZsgPart[];
}

function become(name: string, at: string): ZsgPart {
  return { kind: 'become', name, at, isPlaced: true };
}

/**
 * Resolves ambiguous parts using the names of the rules: in `= King on a1 b1 c1 d1`, three words
 * may have been read as the placement of a piece.
 */
function resolveParts({ players }: Rules, parts: readonly ZsgPart[]): ZsgPart[] {
  let change: Extract<ZsgPart, { kind: 'become' }> | undefined;
  return parts.flatMap((part): ZsgPart[] => {
    // Version 0.1.0 wrote a move from a position to itself for a piece that stays.
    if (part.kind === 'move' && part.from === part.to) return [];
    if (part.kind === 'become') change = part.isPlaced ? part : undefined;
    else if (part.kind !== 'place') change = undefined;
    else if (change !== undefined && !players.some(({ name }) => name === part.player)) {
      const { name } = change;
      return [part.player, part.piece, part.at].map((at) => become(name, at));
    }
    return [part];
  });
}

/** Parts of a step, with indexes replaced by names. */
function namedParts(rules: Rules, parts: readonly Part[]): ZsgPart[] {
  const { board, pieces, players } = rules;
  const at = (position: number) => assertDefined(board.positions[position]).name;
  return parts.map((part): ZsgPart => {
    switch (part.kind) {
      case 'move': {
        const piece = assertDefined(pieces[part.type]).name;
        return { kind: 'move', piece, from: at(part.from), to: at(part.to), takes: part.takes };
      }
      case 'place': {
        const [player, piece] = [
          assertDefined(players[part.player]).name,
          assertDefined(pieces[part.type]).name,
        ];
        return { kind: 'place', player, piece, at: at(part.at) };
      }
      case 'type':
        return become(assertDefined(pieces[part.type]).name, at(part.at));
      case 'owner':
        return become(assertDefined(players[part.player]).name, at(part.at));
      case 'attribute':
        return { ...part, at: at(part.at) };
      case 'capture':
      case 'flip':
        return { kind: part.kind, at: at(part.at) };
    }
  });
}

/** Removes the number of a partial step, which is internal to the original program. */
function withoutNumber(text: string): string {
  return text
    .replace(/^partial \d+ /, 'partial ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Comparison key of a part; none for attributes, which are hidden. */
function keyOf(part: ZsgPart): string[] {
  switch (part.kind) {
    case 'move':
      return [`${part.piece} ${part.from} - ${part.to}`];
    case 'place':
      return [`${part.player} ${part.piece} ${part.at}`];
    case 'become':
      return [`= ${part.name} on ${part.at}`];
    case 'attribute':
      return [];
    case 'capture':
    case 'flip':
      return [`${part.kind} ${part.at}`];
  }
}

/** Outline of a step: its movements and captures. */
function outlineOf(parts: readonly ZsgPart[]): string {
  const moves: string[] = [];
  const captured = new Set<string>();
  for (const part of parts) {
    if (part.kind === 'move') moves.push(`${part.piece} ${part.from} ${part.to}`);
    if (part.kind === 'place') moves.push(`${part.piece} ${part.at}`);
    if (part.kind === 'move' && part.takes) captured.add(part.to);
    if (part.kind === 'capture') captured.add(part.at);
  }
  return [...moves.sort(), 'x', ...[...captured].sort()].join(' ');
}

function allOf(parts: readonly ZsgPart[]): string {
  return parts.flatMap(keyOf).sort().join('; ');
}

function attributesOf(parts: readonly ZsgPart[]): string {
  const attributes = parts.flatMap((part) =>
    part.kind === 'attribute' ? [`${part.at} ${part.value ? 1 : 0}`] : [],
  );
  return attributes.sort().join('; ');
}

/**
 * Finds the legal step for a recorded one, or undefined. First compares the whole text, then all
 * parts except attributes, which the original program numbers differently. Finally compares
 * movements and captures, if only one step matches.
 */
export function matchRecorded(
  rules: Rules,
  board: readonly number[],
  actions: readonly ZrfAction[],
  move: ZsgMove,
): ZrfAction | undefined {
  if (move.parts.length === 0 && move.unread === undefined)
    return actions.find(({ record }) => record.length === 0);
  const candidates = actions.flatMap((action): Candidate[] => {
    const { record } = action;
    if (record.length === 0) return [];
    return [
      {
        action,
        text: makeSavedStep(rules, record, board),
        isPartial: record[RECORD.next] !== COMPLETE,
        parts: namedParts(rules, savedParts(rules, record, board)),
      },
    ];
  });
  const text = withoutNumber(move.text);
  const exact =
    candidates.find((one) => one.text === move.text) ??
    candidates.find((one) => withoutNumber(one.text) === text);
  if (exact !== undefined || move.unread !== undefined) return exact?.action;
  const recorded = { ...move, parts: resolveParts(rules, move.parts) };
  return (findSameParts(candidates, recorded) ?? findSameOutline(candidates, recorded))?.action;
}

/** Step with the same parts, preferring equal continuation, then equal attributes. */
function findSameParts(candidates: readonly Candidate[], move: ZsgMove): Candidate | undefined {
  const parts = allOf(move.parts);
  const marks = attributesOf(move.parts);
  const sameParts = candidates.filter((one) => allOf(one.parts) === parts);
  const sameContinuation = sameParts.filter(({ isPartial }) => isPartial === move.isPartial);
  const remaining = sameContinuation.length > 0 ? sameContinuation : sameParts;
  return remaining.find((one) => attributesOf(one.parts) === marks) ?? remaining[0];
}

function findSameOutline(candidates: readonly Candidate[], move: ZsgMove): Candidate | undefined {
  const outline = outlineOf(move.parts);
  const [found, ...others] = candidates.filter((one) => outlineOf(one.parts) === outline);
  const isMatch =
    found !== undefined && others.length === 0 && !contradicts(found.parts, move.parts);
  return isMatch ? found : undefined;
}

/** True if a piece changes differently in the two. */
function contradicts(parts: readonly ZsgPart[], recorded: readonly ZsgPart[]): boolean {
  const names = new Map(
    parts.flatMap((part) => (part.kind === 'become' ? [[part.at, part.name] as const] : [])),
  );
  return recorded.some((part) => {
    const name = part.kind === 'become' ? names.get(part.at) : undefined;
    return name !== undefined && part.kind === 'become' && part.name !== name;
  });
}
