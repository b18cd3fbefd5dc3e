import { failed, isSeed, makeOption, own, parsed, parseOptions } from '#core';
import type { OptionValue, OptionValues, Parsed, Random } from '#core';
import { count, list, StateTextError, textIn, word } from '#kit/text/state-reading.ts';
import type { CavesContent } from '../model/content.ts';
import { ENDINGS } from '../model/event.ts';
import type { Cause } from '../model/event.ts';
import { MAX_RANK } from '../model/growth.ts';
import { cavesOptions, MAX_TURNS, packOf } from '../model/options.ts';
import type { CavesOptions } from '../model/options.ts';
import { contentFor, depthFor, makeOptions } from '../packs/options.ts';
import { groundOf } from '../model/ground.ts';
import { FLOOR, isGroundAt, STAIRS_DOWN, STAIRS_UP, UNKNOWN, WALL } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { cellOf, placeOf, HEIGHT, WIDTH } from '../model/place.ts';
import { COLORS } from '../model/potions.ts';
import { PLAYER } from '../model/state.ts';
import type { CavesState, Creature, Deeds, Level } from '../model/state.ts';
import { makeCreature, readCreature } from './creature-text.ts';
import { makeLying, readLying } from './items-text.ts';
import { makeExtras, readExtras } from './level-extras.ts';
import { makeNumber, readNumber } from './numbers.ts';

const CELLS = WIDTH * HEIGHT;
/** Replaces unknown cells, because blanks are easily lost. */
const BLANK = '-';

/** Run-length encodes a level: each tile is followed by its count unless that is 1. */
function makeTiles(tiles: Tiles): string {
  let text = '';
  for (let from = 0, to = 0; from < tiles.length; from = to) {
    const tile = tiles.charAt(from);
    while (tiles.charAt(to) === tile) to += 1;
    text += tile === UNKNOWN ? BLANK : tile;
    if (to - from > 1) text += makeNumber(to - from).toUpperCase();
  }
  return text;
}

/** True if all tiles are those of every level, or terrain of the content. */
function isGroundOf(content: CavesContent, tiles: Tiles): boolean {
  const { rows } = groundOf(content);
  return [...new Set(tiles)].every(
    (tile) => PLAIN.includes(tile) || rows[tile.charCodeAt(0)] !== undefined,
  );
}

const PLAIN: readonly string[] = [WALL, FLOOR, STAIRS_UP, STAIRS_DOWN, UNKNOWN];

/** Parses the output of `makeTiles`. */
function readTiles(content: CavesContent, text: string, subject: string): Tiles {
  if (!/^(?:[^0-9A-Z][0-9A-Z]{0,3})+$/.test(text)) throw new StateTextError(subject);
  let cells = 0;
  const tiles = text.replaceAll(/([^0-9A-Z])([0-9A-Z]{1,3})/g, (_, tile: string, times: string) => {
    const run = readNumber(times.toLowerCase(), CELLS - cells, subject);
    cells += run;
    return tile.repeat(run);
  });
  const read = tiles.replaceAll(BLANK, UNKNOWN);
  if (!isGroundOf(content, read)) throw new StateTextError(subject);
  if (read.length !== CELLS || makeTiles(read) !== text) throw new StateTextError(subject);
  return read;
}

const LEVELS = new WeakMap<Level, readonly string[]>();

/** The whole state as JSON on one line. */
export function makeState(state: CavesState): string {
  const { options, seed, turns, nextId, choices, levels, creatures, potions, luck } = state;
  const { deeds, ending } = state;
  return JSON.stringify([
    writeOptions(options),
    seed,
    [turns, nextId, choices],
    levels.map(writeLevel),
    creatures.map(makeCreature),
    COLORS.map((color) => potions[color]),
    [luck.a, luck.b, luck.c, luck.counter],
    [deeds.deepest, deeds.dug, deeds.kills],
    ending === undefined ? null : [ending.kind, writeCause(ending.cause)],
  ]);
}

function writeOptions(options: CavesOptions): Record<string, string> {
  const values: OptionValues = options;
  const names = [...Object.keys(cavesOptions), ...(packOf(options) === '' ? [] : ['pack'])];
  return Object.fromEntries(
    names.map((name) => [name, makeOption(own(values, name) as OptionValue)]),
  );
}

function writeLevel(level: Level): readonly string[] {
  const cached = LEVELS.get(level);
  if (cached !== undefined) return cached;
  const texts = [
    makeTiles(level.tiles),
    makeLying(level.items),
    makeTiles(level.known),
    makeLying(level.remembered),
    ...makeExtras(level),
  ];
  LEVELS.set(level, texts);
  return texts;
}

function writeCause(cause: Cause | undefined): readonly string[] {
  if (cause === undefined) return [];
  if (cause.kind === 'creature') return [cause.kind, cause.creature];
  return cause.kind === 'effect' ? [cause.kind, cause.effect] : [cause.kind];
}

const MAX_LENGTH = 4_000_000;
const MAX_CREATURES = 100_000;
const MAX_COUNT = 1_000_000_000;

/** Parses and fully validates the output of `makeState`. */
export function parseState(base: CavesContent, text: string): Parsed<CavesState> {
  try {
    if (text.length > MAX_LENGTH) throw new StateTextError('it is too long');
    return parsed(readState(base, JSON.parse(text)));
  } catch (error) {
    const reason =
      error instanceof StateTextError ? error.message : 'it was not written by this program';
    if (!(error instanceof StateTextError) && !(error instanceof SyntaxError)) throw error;
    return failed({
      code: 'caves-state',
      message: 'This is not a Caves position.',
      args: { why: reason },
    });
  }
}

function readState(base: CavesContent, json: unknown): CavesState {
  const parts = list(json, 9, 'the state');
  if (parts.length !== 9) throw new StateTextError('it must have nine parts');
  const [optionsPart, seed, counts, levelsPart, creaturesPart, potions, luck] = parts;
  const [, , , , , , , deeds, ending] = parts;
  if (typeof seed !== 'string' || !isSeed(seed)) throw new StateTextError('the seed');
  const options = readOptions(base, optionsPart);
  const content = contentFor(base, options);
  const depth = depthFor(content, options);
  const [turns, nextId, choices] = list(counts, 3, 'the turns');
  const levels = list(levelsPart, depth, 'the levels').map((one) => readLevel(content, one));
  if (levels.length !== depth) throw new StateTextError('the levels');
  const state: CavesState = {
    options,
    seed,
    turns: count(turns, MAX_TURNS, 'the turns'),
    levels,
    creatures: list(creaturesPart, MAX_CREATURES, 'the creatures').map((one) =>
      readCreature(content, textIn(one, 'a creature')),
    ),
    nextId: count(nextId, MAX_COUNT, 'the next id'),
    choices: count(choices, MAX_RANK, 'the choices'),
    potions: readPotions(content, potions),
    luck: readStream(luck),
    deeds: readDeeds(content, deeds, depth),
    ...readEnding(content, ending),
  };
  checkStairs(state);
  checkCreatures(state);
  return state;
}

function readOptions(base: CavesContent, json: unknown): CavesOptions {
  if (typeof json !== 'object' || json === null) throw new StateTextError('the options');
  const texts = Object.entries(json).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const options = parseOptions(makeOptions(base), Object.fromEntries(texts));
  if (options.ok) return options.value;
  throw new StateTextError(options.problems[0]?.message ?? 'the options');
}

function readLevel(content: CavesContent, json: unknown): Level {
  const [tiles, items, cached, remembered, ...extras] = list(json, 7, 'a level').map((one) =>
    textIn(one, 'a level'),
  );
  const level: Level = {
    tiles: readTiles(content, tiles ?? '', 'the ground'),
    items: readLying(content, items ?? '', 'items'),
    known: readTiles(content, cached ?? '', 'the remembered ground'),
    remembered: readLying(content, remembered ?? '', 'the remembered items'),
    ...readExtras(content, extras),
  };
  const isOnGround = level.items.every(({ cell }) => {
    const { x, y } = placeOf(cell);
    return isGroundAt(level.tiles, x, y);
  });
  if (!isOnGround) throw new StateTextError('items');
  return level;
}

/** Checks that all stairs down lead to another level. */
function checkStairs({ levels }: CavesState): void {
  if (levels.at(-1)?.tiles.includes(STAIRS_DOWN) !== false) throw new StateTextError('the stairs');
}

/** Checks that the player comes first, ids increase, and no two creatures share a cell. */
function checkCreatures({ creatures, levels, nextId, ending }: CavesState): void {
  const cells = new Set(creatures.map((one) => `${one.z} ${cellOf(one)}`));
  const isSound = ({ id, kind, z, hp }: Creature, index: number) =>
    z < levels.length &&
    id < nextId &&
    (index === 0 || id > (creatures[index - 1]?.id ?? 0)) &&
    (kind === 'player') === (id === PLAYER) &&
    (hp > 0 || (id === PLAYER && ending !== undefined));
  const [player] = creatures;
  const level = player === undefined ? undefined : levels[player.z];
  if (player === undefined || level === undefined || player.id !== PLAYER)
    throw new StateTextError('the player');
  if (!isGroundAt(level.tiles, player.x, player.y)) throw new StateTextError('the player');
  if (cells.size !== creatures.length || !creatures.every(isSound))
    throw new StateTextError('the creatures');
}

function readPotions(content: CavesContent, json: unknown): CavesState['potions'] {
  const kinds = list(json, COLORS.length, 'the potions').map((one) =>
    one === null ? null : word(one, Object.keys(content.potions), 'the potions'),
  );
  const named = kinds.filter((kind) => kind !== null);
  if (kinds.length !== COLORS.length || new Set(named).size !== named.length)
    throw new StateTextError('the potions');
  const entries = COLORS.map((color, index) => [color, kinds[index] ?? null]);
  return Object.fromEntries(entries) as CavesState['potions'];
}

const MAX_WORD = 0xffff_ffff;

function readStream(json: unknown): Random {
  const words = list(json, 4, 'the stream').map((one) => count(one, MAX_WORD, 'the stream'));
  const [a = 0, b = 0, c = 0, counter = 0] = words;
  return { a, b, c, counter };
}

function readDeeds(content: CavesContent, json: unknown, depth: number): Deeds {
  const [deepest, dug, kills] = list(json, 3, 'the deeds');
  if (typeof kills !== 'object' || kills === null) throw new StateTextError('the deeds');
  const entries = Object.entries(kills).map(([kind, times]) => [
    word(kind, Object.keys(content.creatures), 'the deeds'),
    count(times, MAX_COUNT, 'the deeds'),
  ]);
  return {
    kills: Object.fromEntries(entries) as Deeds['kills'],
    deepest: count(deepest, depth - 1, 'the deeds'),
    dug: count(dug, MAX_COUNT, 'the deeds'),
  };
}

function readEnding(content: CavesContent, json: unknown): Pick<CavesState, 'ending'> {
  if (json === null) return {};
  const [kind, cause] = list(json, 2, 'the end');
  const ending = word(kind, ENDINGS, 'the end');
  const [subject, of] = list(cause, 2, 'the end');
  if (subject === undefined) return { ending: { kind: ending } };
  return { ending: { kind: ending, cause: readCause(content, subject, of) } };
}

function readCause(content: CavesContent, subject: unknown, of: unknown): Cause {
  if (subject === 'creature')
    return { kind: subject, creature: word(of, Object.keys(content.creatures), 'the end') };
  if (subject === 'effect')
    return { kind: subject, effect: word(of, Object.keys(content.effects), 'the end') };
  return { kind: word(subject, ['hunger', 'overeating', 'blast', 'fall'], 'the end') };
}
