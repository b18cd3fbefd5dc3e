import type { Origin } from './checkpoint.ts';
import type { TimeControl } from './clock.ts';
import type { AnyGame, Game, GameEvent } from './game.ts';
import type { OptionValues } from './options.ts';
import { failed, parsed, quote } from './parsed.ts';
import type { Parsed } from './parsed.ts';
import { readScene, writeScene } from './transcript-checkpoint.ts';
import { makeHeader } from './transcript-lines.ts';

/** First word of the header line for the origin of a match. */
export const ORIGIN_WORD = 'begun';

/** Origin as written in the header, with its state not yet parsed. */
export interface OriginText extends Origin<string> {
  readonly line: number;
}

/**
 * Formats the header line of a match that was begun under older rules: their version, the number of
 * entries played then, and the random streams and state that the match starts from (see
 * transcript-checkpoint.ts).
 */
export function makeOrigin(origin: Origin<string>): string {
  return `${ORIGIN_WORD} ${origin.rules} ${origin.count} ${writeScene(origin)}`;
}

/** Parses an origin line without its first word, or returns undefined. */
export function readOrigin(text: string, line: number): OriginText | undefined {
  const [, rules, count, rest = ''] = /^(\d{1,6}) (\d{1,9}) (.*)$/.exec(text) ?? [];
  const scene = readScene(rest);
  return scene && { rules: Number(rules), count: Number(count), ...scene, line };
}

/** Parses the state of an origin. */
export function openOrigin(game: AnyGame, { line, ...text }: OriginText): Parsed<Origin<unknown>> {
  const state = game.parseState(text.state);
  if (state.ok) return parsed({ ...text, state: state.value });
  const found = quote(text.state);
  return failed({
    code: 'transcript-header',
    message: `${found} is not valid in the line “${ORIGIN_WORD} …”.`,
    args: { word: ORIGIN_WORD, found },
    line,
    column: 1,
  });
}

/** Values that the header of a match contains. */
interface Headed<S, A, E extends GameEvent, O extends OptionValues> {
  readonly game: Game<S, A, E, O>;
  readonly options: O;
  readonly seed: string;
  readonly origin: Origin<S> | undefined;
  readonly clock: TimeControl | undefined;
}

/** Header lines of a match: those of `makeHeader`, and its origin, if it has one. */
export function makeMatchHeader<S, A, E extends GameEvent, O extends OptionValues>({
  game,
  options,
  seed,
  origin,
  clock,
}: Headed<S, A, E, O>): string[] {
  const any: Pick<AnyGame, 'id' | 'rules' | 'options'> = game;
  const header = makeHeader(any, options, seed, clock);
  if (origin === undefined) return header;
  return [...header, makeOrigin({ ...origin, state: game.makeState(origin.state) })];
}
