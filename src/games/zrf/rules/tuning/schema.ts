// The small edition, since workers of the page load it.
import * as z from 'zod/mini';
import { isSeed, LEVEL_WORDS } from '#core';
import { TUNING_FORMAT, TUNING_LIMITS } from './tuning-file.ts';
import type { CalibratedLevel, TuningFile } from './tuning-file.ts';

/** Schema of tuning files. Made on demand: most games have none. */
export function tuningSchema(): z.ZodMiniType<TuningFile> {
  // Otherwise zod would try to compile code from text, which the page forbids.
  z.config({ jitless: true });
  const {
    value: most,
    mobility,
    tunings,
    pieces,
    players,
    positions,
    pairs,
    patterns,
    lines,
    contents,
    name: length,
  } = TUNING_LIMITS;
  const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
  const listOf = <T extends z.core.$ZodType>(item: T, longest: number) =>
    z.array(item).check(z.maxLength(longest));
  const name = z.string().check(z.maxLength(length));
  const count = z.int().check(z.minimum(0));
  const share = z.number().check(z.minimum(0), z.maximum(1));
  const value = whole(-most, most);
  const table = listOf(value, positions);
  const side = z.strictObject({ player: name, stock: value, early: table, late: table });
  const piece = z.strictObject({
    piece: name,
    value: whole(0, most),
    mobility: z.optional(whole(-mobility, mobility)),
    lateMobility: z.optional(whole(-mobility, mobility)),
    sides: listOf(side, players),
  });
  const values = z.tuple([value, value]);
  const linked = z.strictObject({
    squares: listOf(z.string().check(z.maxLength(2 * length + 1)), pairs),
    together: values,
    against: values,
  });
  const counts = { games: count, wins: count, draws: count, losses: count };
  const shares = { score: share, least: share, most: share };
  const match = z.strictObject({ ...counts, ...shares, nodes: count });
  const lineNames = listOf(z.string().check(z.maxLength(most)), lines);
  const pattern = z.strictObject({
    squares: lineNames,
    mirrored: z.optional(lineNames),
    early: listOf(value, contents),
    late: listOf(value, contents),
  });
  const origin = {
    variant: name,
    rules: z.string().check(z.regex(/^[\da-f]{16}$/)),
    seed: z.string().check(z.refine(isSeed)),
  };
  const tuning = z.strictObject({
    ...origin,
    games: count,
    positions: count,
    nodes: count,
    error: z.strictObject({ derived: share, tuned: share }),
    match,
    turn: value,
    pieces: listOf(piece, pieces),
    patterns: z.optional(listOf(pattern, patterns)),
    pairs: z.optional(listOf(linked, pairs)),
  });
  const level = z.strictObject({
    level: z.enum(LEVEL_WORDS),
    nodes: whole(1, TUNING_LIMITS.nodes),
    blur: whole(0, TUNING_LIMITS.blur),
    match: z.optional(z.strictObject({ ...counts, ...shares })),
  });
  const levels = z.array(level).check(z.length(LEVEL_WORDS.length), z.refine(areInOrder));
  return z.strictObject({
    format: z.literal(TUNING_FORMAT),
    tunings: listOf(tuning, tunings),
    levels: z.optional(listOf(z.strictObject({ ...origin, levels }), tunings)),
  });
}

function areInOrder(levels: readonly CalibratedLevel[]): boolean {
  return levels.every(({ level }, index) => level === LEVEL_WORDS[index]);
}
