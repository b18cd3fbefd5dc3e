import { failed, isSeed, makeOption, own, parsed, parseOptions } from '#core';
import type { OptionValue, OptionValues, Parsed, Random } from '#core';
import { CellSet, CHUNK } from '#kit/grid/cell-set.ts';
import { changedChunks } from '#kit/grid/chunk-map.ts';
import { count, list, StateTextError, word } from '#kit/text/state-reading.ts';
import { groundOf } from '../turn/ground.ts';
import { ENDINGS } from '../model/event.ts';
import { rogueOptions } from '../model/options.ts';
import type { RogueOptions } from '../model/options.ts';
import type { Ground, RogueState } from '../model/state.ts';
import { inSightOf } from '../turn/seeing.ts';
import { sightFrom } from '../turn/sight.ts';
import { MOB_KINDS } from '../world/kinds.ts';
import type { Content } from '../world/content.ts';
import { plansOf } from '../world/choice/make.ts';
import {
  chunkTexts,
  isAnyOrder,
  isInOrder,
  makeRows,
  readChunks,
  readRows,
  readSeen,
  writeChunks,
  writeSeen,
} from './chunks-text.ts';
import { readCourse, writeCourse } from './course-text.ts';
import { readHero, writeHero } from './hero-text.ts';
import { readItem, readMob, writeItem, writeMob } from './things-text.ts';
import { wholeNumber } from './reading.ts';

/**
 * The state as JSON on one line. Options and seed determine the world, so only changes are written,
 * by chunk; the size of the world does not matter. For a partly known world, the whole known part
 * is written.
 */
export function makeState(state: RogueState): string {
  const { options, seed, ground, turns, idle, hero, mobsLeft, nextMob, ai, ending, course } = state;
  return JSON.stringify([
    writeOptions(options),
    seed,
    ground.kind === 'made' ? null : writeGround(ground),
    [turns, idle, mobsLeft, nextMob],
    writeHero(hero),
    writeChunks(changedChunks(ground.items, state.items), writeItem),
    writeChunks(changedChunks(ground.mobs, state.mobs), writeMob),
    writeSeen(state.seen),
    [ai.a, ai.b, ai.c, ai.counter],
    ending === undefined
      ? null
      : [ending.kind, ending.cause?.mob ?? null, ending.cause?.level ?? 0],
    ...(course === undefined ? [] : [writeCourse(course, ground.kind)]),
  ]);
}

function writeOptions(options: RogueOptions): Record<string, string> {
  const values: OptionValues = options;
  const names = Object.keys(rogueOptions);
  return Object.fromEntries(
    names.map((name) => [name, makeOption(own(values, name) as OptionValue)]),
  );
}

function writeGround({ walls, start }: Ground): unknown {
  const chunks = walls.chunks().map(({ x, y, rows }) => `${x},${y}:${makeRows(rows)}`);
  return [start.x, start.y, chunks];
}

const MAX_LENGTH = 16_000_000;
const TURNS_EVER = 1_000_000;
const MAX_MOBS = 10_000_000;

/** Parses and fully validates the output of `makeState`. */
export function parseState(text: string, content: Content): Parsed<RogueState> {
  try {
    if (text.length > MAX_LENGTH) throw new StateTextError('it is too long');
    return parsed(readState(JSON.parse(text), content));
  } catch (error) {
    const reason =
      error instanceof StateTextError ? error.message : 'it was not written by this program';
    if (!(error instanceof StateTextError) && !(error instanceof SyntaxError)) throw error;
    return failed({
      code: 'rogue-state',
      message: 'This is not a Rogue position.',
      args: { why: reason },
    });
  }
}

function readState(json: unknown, content: Content): RogueState {
  const parts = list(json, 11, 'the state');
  if (parts.length < 10) throw new StateTextError('it must have ten or eleven parts');
  const [optionsPart, seedPart, groundPart, countsPart, heroPart, itemsPart, mobsPart] = parts;
  const [, , , , , , , seenPart, aiPart, endingPart, coursePart] = parts;
  const options = readOptions(optionsPart);
  if (typeof seedPart !== 'string' || !isSeed(seedPart)) throw new StateTextError('the seed');
  const plans = groundPart === null ? plansOf(options, seedPart, content) : undefined;
  const course = readCourse(coursePart, plans, options);
  const plan = plans?.[course?.world ?? 0];
  const ground =
    plan === undefined ? readGround(groundPart) : groundOf(plan, options, course?.triggers);
  const [turns = 0, idle = 0, mobsLeft = 0, nextMob = 0] = list(countsPart, 4, 'counts').map(
    (value) => count(value, MAX_MOBS, 'counts'),
  );
  if (turns > TURNS_EVER) throw new StateTextError('the turns');
  const hero = readHero(heroPart);
  const items = readChunks(itemsPart, ground.items, readItem, isAnyOrder);
  const mobs = readChunks(mobsPart, ground.mobs, (one) => readMob(one, nextMob), isInOrder);
  const seen = readSeen(seenPart);
  const sight = sightFrom(ground.walls, hero.at);
  const inSight = inSightOf(mobs, hero.at, sight).filter(({ guise }) => guise === undefined);
  return {
    options,
    seed: seedPart,
    ground,
    turns,
    idle,
    hero,
    items,
    mobs,
    mobsLeft,
    nextMob,
    seen,
    inSight: inSight.map(({ id }) => id).sort((one, other) => one - other),
    ai: readStream(aiPart),
    ...(course === undefined ? {} : { course }),
    ...readEnding(endingPart),
  };
}

function readOptions(json: unknown): RogueOptions {
  if (typeof json !== 'object' || json === null) throw new StateTextError('the options');
  const texts = Object.entries(json).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const options = parseOptions(rogueOptions, Object.fromEntries(texts));
  if (options.ok) return options.value;
  throw new StateTextError(options.problems[0]?.message ?? 'the options');
}

function readGround(cached: unknown): Ground {
  const [x, y, chunks] = list(cached, 3, 'the ground');
  const walls = new CellSet();
  for (const { x: cx, y: cy, text } of chunkTexts(chunks)) {
    const rows = readRows(text);
    if (rows === undefined) throw new StateTextError('the walls');
    addRows(walls, cx, cy, rows);
  }
  const start = { x: wholeNumber(x, 'the start'), y: wholeNumber(y, 'the start') };
  return { kind: 'known', walls, start, items: undefined, mobs: undefined, mobCount: 0 };
}

function addRows(walls: CellSet, cx: number, cy: number, rows: readonly number[]): void {
  for (const [row, bits] of rows.entries()) {
    for (let column = 0; column < CHUNK; column++)
      if ((bits >>> column) & 1) walls.add(cx * CHUNK + column, cy * CHUNK + row);
  }
}

const MAX_WORD = 0xffff_ffff;

function readStream(json: unknown): Random {
  const words = list(json, 4, 'the stream').map((one) => count(one, MAX_WORD, 'the stream'));
  const [a = 0, b = 0, c = 0, counter = 0] = words;
  return { a, b, c, counter };
}

function readEnding(json: unknown): Pick<RogueState, 'ending'> {
  if (json === null) return {};
  const [kind, mob, level] = list(json, 3, 'the end');
  const ending = word(kind, ENDINGS, 'the end');
  if (mob === null) return { ending: { kind: ending } };
  const cause = { mob: word(mob, MOB_KINDS, 'the end'), level: count(level, MAX_MOBS, 'the end') };
  return { ending: { kind: ending, cause } };
}
