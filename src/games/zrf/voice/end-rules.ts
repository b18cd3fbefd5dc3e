import { assertDefined } from '#core';
import { hasRoyals } from '../rules/index.ts';
import type { Rules, SideMaterial, ZrfState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { seatsOf } from './seats.ts';

/** Words of a game that these sentences need. */
interface Words {
  readonly rules: Rules;
  readonly say: Say;
  player(player: number): string;
  pieceInText(type: number): string;
  /** The file's own sentence for the reason of an end. */
  ownEnding(reason: string): string | undefined;
}

/** Occurrences that end a game without options, which a file describes in its own words. */
const USUAL_REPETITIONS = 3;

/** Kind of the pieces whose moves are progress, for choosing a phrase. */
function kindOf({ options, pieces }: Rules): string {
  const names = options.advancingPieces.map((type) => pieces[type]?.name.toLowerCase());
  if (names.length === 0) return 'none';
  return names.length === 1 && (names[0] === 'pawn' || names[0] === 'man') ? names[0] : 'other';
}

/** Moves of each player that a number of turns makes. */
function movesIn(rules: Rules, turns: number): number {
  return Math.floor(turns / seatsOf(rules).length);
}

/** Reason that the game ended, as a sentence; '' while it continues. */
export function describeReason(words: Words, { ending, held }: ZrfState): string {
  if (ending === undefined) return '';
  const { rules, say } = words;
  const { reason, winners } = ending;
  const { repetitions, quietMoves, minorPieces } = rules.options;
  if (reason === 'repetition') return say('zrf-ending-repetition', { times: repetitions });
  if (reason === 'quiet')
    return say('zrf-ending-quiet', { moves: quietMoves, kind: kindOf(rules) });
  if (reason === 'endgame') return say('zrf-ending-endgame', { moves: movesIn(rules, held) });
  // Files for other programs also count pieces to find positions without a mate.
  const isCounted = reason === 'goal' || reason === 'remaining';
  const isMateless = isCounted && winners.length === 0 && minorPieces !== undefined;
  if (isMateless) return say('zrf-ending-material');
  return words.ownEnding(reason) ?? say(`zrf-ending-${reason}`);
}

function nameTypes(words: Words, types: readonly number[]): string {
  return types.map((type) => words.pieceInText(type)).join(', ');
}

/** Pieces of a side, as in `2 × king + any 1`. */
function describeSide(words: Words, { counts, others }: SideMaterial): string {
  const parts = counts.map(({ type, count }) => {
    const name = words.pieceInText(type);
    return count === 1 ? name : `${count} × ${name}`;
  });
  const more = others > 0 ? [words.say('zrf-rule-endgame-others', { count: others })] : [];
  return [...parts, ...more].join(' + ');
}

function describeEndgames(words: Words): string {
  const { say, rules } = words;
  const rows = rules.options.endgames.map(({ moves, material }) => {
    if (material.kind === 'total') {
      const { most, type } = material;
      const piece = words.pieceInText(type);
      return `${say('zrf-rule-endgame-total', { most, piece })} (${moves})`;
    }
    const [one, other] = material.sides.map((side) => describeSide(words, side));
    const sides = { one: assertDefined(one), other: assertDefined(other) };
    return `${say('zrf-rule-endgame-sides', sides)} (${moves})`;
  });
  return say('zrf-rule-endgames', { endgames: rows.join('; ') });
}

function describeImpasse(words: Words): string[] {
  const { say, rules } = words;
  const { impasse } = rules.options;
  if (impasse === undefined) return [];
  const last = assertDefined(impasse.points.at(-1));
  const points = seatsOf(rules).map(
    (player, seat) => `${words.player(player)}: ${impasse.points[seat] ?? last}`,
  );
  const majors = nameTypes(words, impasse.majors);
  const args = { pieces: impasse.pieces, points: points.join(', '), majors };
  return [say('zrf-rule-impasse', args)];
}

/** Rules about the end that concern royal pieces. */
function describeRoyalRules(words: Words): string[] {
  const { say, rules } = words;
  if (!hasRoyals(rules)) return [];
  const { minorPieces, perpetualCheckLoses, noDropMate } = rules.options;
  const pieces = nameTypes(words, noDropMate);
  return [
    ...(perpetualCheckLoses ? [say('zrf-rule-perpetual')] : []),
    ...(minorPieces === undefined ? [] : [say('zrf-rule-material')]),
    ...(noDropMate.length === 0 ? [] : [say('zrf-rule-drop-mate', { pieces })]),
    ...describeImpasse(words),
  ];
}

/** Rules about the end that the file declares as options, as a paragraph; '' without any. */
export function describeEndRules(words: Words): string {
  const { say, rules } = words;
  const { quietMoves, advancingPieces, endgames, repetitions } = rules.options;
  const pieces = nameTypes(words, advancingPieces);
  const quiet = { moves: quietMoves, kind: kindOf(rules), pieces };
  return [
    ...(repetitions === USUAL_REPETITIONS
      ? []
      : [say('zrf-rule-repetition', { times: repetitions })]),
    ...(quietMoves === 0 ? [] : [say('zrf-rule-quiet', quiet)]),
    ...(endgames.length === 0 ? [] : [describeEndgames(words)]),
    ...describeRoyalRules(words),
  ].join(' ');
}
