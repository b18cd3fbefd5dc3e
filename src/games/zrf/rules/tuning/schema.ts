import * as z from 'zod';
import { isSeed } from '#core';
import { TUNING_FORMAT, TUNING_LIMITS } from './tuning-file.ts';
import type { TuningFile } from './tuning-file.ts';

/** Schema of tuning files. Made on demand: most games have none. */
export function tuningSchema(): z.ZodType<TuningFile> {
  // Otherwise zod would try to compile code from text, which the page forbids.
  z.config({ jitless: true });
  const { value: most, mobility, tunings, pieces, players, positions } = TUNING_LIMITS;
  const name = z.string().max(200);
  const count = z.int().min(0);
  const share = z.number().min(0).max(1);
  const value = z.int().min(-most).max(most);
  const table = z.array(value).max(positions);
  const side = z.strictObject({ player: name, stock: value, early: table, late: table });
  const piece = z.strictObject({
    piece: name,
    value: z.int().min(0).max(most),
    mobility: z.int().min(-mobility).max(mobility).optional(),
    sides: z.array(side).max(players),
  });
  const match = z.strictObject({
    games: count,
    nodes: count,
    wins: count,
    draws: count,
    losses: count,
    score: share,
    least: share,
    most: share,
  });
  const tuning = z.strictObject({
    variant: name,
    rules: z.string().regex(/^[\da-f]{16}$/),
    seed: z.string().refine(isSeed),
    games: count,
    positions: count,
    nodes: count,
    error: z.strictObject({ derived: share, tuned: share }),
    match,
    turn: value,
    pieces: z.array(piece).max(pieces),
  });
  return z.strictObject({
    format: z.literal(TUNING_FORMAT),
    tunings: z.array(tuning).min(1).max(tunings),
  });
}
