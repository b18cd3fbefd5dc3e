/** The ladder of folders: who may import whom. ARCHITECTURE.md draws it; this table enforces it. */

/**
 * The folders as the import rules see them; `game`, `presentation of`, `look` and `scene` stand for
 * one folder each per game.
 */
const PLACES = [
  'core',
  'kit',
  'audio',
  'game',
  'puzzles',
  'bots',
  'play',
  'games',
  'games cells',
  'games pages',
  'games commands',
  'bots of',
  'voice of',
  'cells of',
  'page of',
  'commands of',
  'lab of',
  'i18n',
  'presentation',
  'roguelike',
  'presentation of',
  'screen',
  'roguelike/screen',
  'look',
  'lab',
  'terminal',
  'terminal/rules',
  'web/address',
  'web/storage',
  'web/engine',
  'web/language',
  'web/audio',
  'web/ui',
  'web/canvas',
  'web/board',
  'web/rules',
  'web/adventures',
  'web/worlds',
  'scene',
  'web/cells',
  'web',
  'library',
] as const;
export type PlaceName = (typeof PLACES)[number];

export interface Place {
  readonly name: PlaceName;
  /** For places of which there are several: which. */
  readonly id?: string;
  /** The one game that the place is about; places of different games do not meet. */
  readonly game?: string;
}

interface Rule {
  readonly folders: readonly PlaceName[];
  /** Package names; `node:` stands for all of Node's own modules. */
  readonly packages: readonly string[];
}

const BELOW_SHELLS: readonly PlaceName[] = [
  'core',
  'kit',
  'audio',
  'game',
  'puzzles',
  'bots',
  'play',
  'games',
  'games cells',
  'bots of',
  'voice of',
  'cells of',
  'i18n',
  'presentation',
  'roguelike',
  'presentation of',
  'screen',
  'roguelike/screen',
  'look',
];

/** What is true of every game: it knows none of them. */
const NO_GAME: readonly PlaceName[] = ['core', 'kit', 'audio', 'i18n', 'play', 'presentation'];
const ONE_GAME: readonly PlaceName[] = [
  ...NO_GAME,
  'roguelike',
  'game',
  'puzzles',
  'presentation of',
  'voice of',
];

/** Parts of the page that know no game. */
const PAGE_PARTS: readonly PlaceName[] = [
  'web/address',
  'web/storage',
  'web/engine',
  'web/language',
  'web/audio',
  'web/ui',
  'web/canvas',
  'web/board',
];

const COMMAND_LINE_PACKAGES = [
  'commander',
  'cli-progress',
  '@fastify/send',
  'open',
  'env-paths',
  'write-file-atomic',
  '@fluent/bundle',
  'string-width',
];

const PAGE_PACKAGES = ['preact', '@preact/signals'];
const KEPT = 'idb-keyval';

/** A folder may always import itself; another game, look or scene is not itself. */
export const RULES: Readonly<Record<PlaceName, Rule>> = {
  core: { folders: [], packages: [] },
  kit: { folders: ['core'], packages: [] },
  audio: { folders: ['core', 'kit'], packages: [] },
  game: { folders: ['core', 'kit'], packages: [] },
  puzzles: { folders: ['core', 'kit', 'game'], packages: [] },
  bots: { folders: ['core'], packages: [] },
  play: { folders: ['core', 'kit', 'bots'], packages: [] },
  games: { folders: ['core', 'kit', 'bots', 'game'], packages: [] },
  'games cells': {
    folders: ['core', 'kit', 'games', 'screen', 'cells of', 'voice of', 'presentation of'],
    packages: [],
  },
  'games pages': {
    folders: [...NO_GAME, ...PAGE_PARTS, 'games', 'games cells', 'page of'],
    packages: PAGE_PACKAGES,
  },
  'games commands': {
    folders: [...NO_GAME, 'games', 'games cells', 'commands of', 'lab', 'terminal'],
    packages: ['commander'],
  },
  'bots of': { folders: ['core', 'kit', 'bots', 'game'], packages: [] },
  'voice of': { folders: ONE_GAME, packages: [] },
  'cells of': {
    folders: [...ONE_GAME, 'screen', 'roguelike/screen', 'look'],
    packages: ['string-width'],
  },
  'page of': {
    folders: [
      ...ONE_GAME,
      ...PAGE_PARTS,
      'bots of',
      'games pages',
      'web/rules',
      'web/adventures',
      'web/worlds',
      'scene',
    ],
    packages: [...PAGE_PACKAGES, KEPT],
  },
  'commands of': {
    folders: [...BELOW_SHELLS, 'games commands', 'lab of', 'lab', 'terminal', 'terminal/rules'],
    packages: ['node:', ...COMMAND_LINE_PACKAGES],
  },
  'lab of': { folders: [...ONE_GAME, 'bots', 'bots of', 'lab'], packages: ['node:'] },
  i18n: { folders: ['core'], packages: ['@fluent/bundle'] },
  presentation: { folders: ['core', 'kit', 'i18n', 'play'], packages: [] },
  roguelike: { folders: ['core', 'kit', 'play', 'i18n'], packages: [] },
  'presentation of': { folders: ONE_GAME, packages: [] },
  screen: { folders: NO_GAME, packages: ['string-width', 'bidi-js'] },
  'roguelike/screen': {
    folders: ['core', 'kit', 'play', 'i18n', 'roguelike', 'screen'],
    packages: [],
  },
  look: { folders: [...ONE_GAME, 'screen', 'roguelike/screen'], packages: ['string-width'] },
  lab: { folders: ['core', 'kit', 'bots', 'play'], packages: [] },
  terminal: {
    folders: [...NO_GAME, 'bots', 'games', 'games cells', 'games commands', 'screen'],
    packages: ['node:', ...COMMAND_LINE_PACKAGES],
  },
  'terminal/rules': { folders: [...ONE_GAME, 'screen', 'terminal'], packages: ['node:'] },
  'web/address': { folders: ['core', 'kit'], packages: PAGE_PACKAGES },
  'web/storage': { folders: ['core', 'kit', 'audio', 'play'], packages: [...PAGE_PACKAGES, KEPT] },
  'web/engine': {
    folders: ['core', 'kit', 'bots', 'play', 'games'],
    packages: PAGE_PACKAGES,
  },
  'web/language': {
    folders: ['core', 'kit', 'i18n', 'web/storage'],
    packages: [...PAGE_PACKAGES, '@fluent/bundle'],
  },
  'web/audio': { folders: ['core', 'kit', 'audio', 'web/storage'], packages: PAGE_PACKAGES },
  'web/ui': {
    folders: [...NO_GAME, 'web/address', 'web/storage', 'web/language', 'web/audio'],
    packages: [...PAGE_PACKAGES, 'virtual:pwa-register'],
  },
  'web/canvas': { folders: ['core', 'kit'], packages: [...PAGE_PACKAGES, 'image-size'] },
  'web/board': { folders: [...NO_GAME, ...PAGE_PARTS], packages: PAGE_PACKAGES },
  'web/rules': {
    folders: [...ONE_GAME, ...PAGE_PARTS],
    packages: [...PAGE_PACKAGES, KEPT],
  },
  'web/adventures': { folders: [...ONE_GAME, ...PAGE_PARTS], packages: PAGE_PACKAGES },
  'web/worlds': { folders: [...ONE_GAME, ...PAGE_PARTS], packages: PAGE_PACKAGES },
  scene: {
    folders: [...ONE_GAME, ...PAGE_PARTS, 'web/rules', 'web/adventures', 'web/worlds', 'page of'],
    packages: PAGE_PACKAGES,
  },
  'web/cells': {
    folders: [...NO_GAME, ...PAGE_PARTS, 'games', 'games cells', 'games pages', 'screen'],
    packages: PAGE_PACKAGES,
  },
  web: {
    folders: [...NO_GAME, ...PAGE_PARTS, 'bots', 'games', 'games pages', 'scene', 'web/cells'],
    packages: [...PAGE_PACKAGES, KEPT, 'virtual:pwa-register'],
  },
  library: {
    folders: ['core', 'kit', 'game', 'games', 'bots', 'play'],
    packages: [],
  },
};

/** Folders that may use packages which the rest of their place may not. */
export const FOLDER_PACKAGES: readonly (readonly [string, readonly string[]])[] = [
  ['src/games/dice/rules/packs/', ['yaml', 'zod']],
  ['src/kit/zip/', ['fflate']],
];

/** The one way into the lab. */
export const LAB_DOOR = { from: 'src/terminal/commands/lab.ts', to: 'src/lab/index.ts' };

/** The parts of a game that the lists in `src/games` reach by their doors. */
const PARTS = /^src\/games\/[^/]+\/(?:cells|page|commands)\//;

/** The insides that are reached through the index alone, as the folder that holds it. */
const DOORS = /^src\/(?:games\/[^/]+|puzzles)\//;

/** Parts of a game that all its other parts may enter. */
const OPEN_PARTS = /^src\/games\/[^/]+\/(?:bots|voice|lab)\//;

/** The lists of games, which alone may open their doors. */
const LISTS: readonly PlaceName[] = ['games', 'games cells', 'games pages', 'games commands'];

/** Scenes that are not named after the game that they show. */
const GAME_OF_SCENE: ReadonlyMap<string, string> = new Map([
  ['boards', 'zrf'],
  ['puzzle', 'zrf'],
  ['puzzle-editor', 'zrf'],
  ['position-editor', 'zrf'],
]);

const PATTERNS: readonly (readonly [RegExp, PlaceName])[] = [
  [/^src\/index\.ts$/, 'library'],
  [/^src\/games\/(?:index|resolve)\.ts$/, 'games'],
  [/^src\/games\/cells\.ts$/, 'games cells'],
  [/^src\/games\/page(?:s|-door)\.ts$/, 'games pages'],
  [/^src\/games\/commands(?:|-door)\.ts$/, 'games commands'],
  [/^src\/games\/([^/]+)\/bots\//, 'bots of'],
  [/^src\/games\/([^/]+)\/voice\//, 'voice of'],
  [/^src\/games\/([^/]+)\/cells\//, 'cells of'],
  [/^src\/games\/([^/]+)\/page\//, 'page of'],
  [/^src\/games\/([^/]+)\/commands\//, 'commands of'],
  [/^src\/games\/([^/]+)\/lab\//, 'lab of'],
  [/^src\/games\/([^/]+)\//, 'game'],
  [/^src\/presentation\/([^/]+)\//, 'presentation of'],
  [/^src\/screen\/looks\/([^/.]+)[/.]/, 'look'],
  [/^src\/web\/scenes\/([^/.]+)[/.]/, 'scene'],
];

/** Places that are about rules files, whatever their folder is called. */
const ABOUT_RULES: readonly PlaceName[] = ['puzzles', 'web/rules', 'terminal/rules'];

/** Undefined for what is in no folder of the table. */
export function placeOf(path: string): Place | undefined {
  for (const [pattern, name] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return placeNamed(name, match[1]);
  }
  const [, folder = '', room = ''] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  const name =
    PLACES.find((place) => place === `${folder}/${room}`) ??
    PLACES.find((place) => place === folder);
  return name && placeNamed(name, undefined);
}

function placeNamed(name: PlaceName, id: string | undefined): Place {
  if (ABOUT_RULES.includes(name)) return { name, game: 'zrf' };
  if (name === 'web/adventures') return { name, game: 'dice' };
  if (name === 'web/worlds') return { name, game: 'rogue' };
  if (id === undefined) return { name };
  return { name, id, game: (name === 'scene' ? GAME_OF_SCENE.get(id) : undefined) ?? id };
}

const DOOR = /^src\/games\/[^/]+\/(?:[^/]+\/)?door\.ts$/;

/** True if a path is the door of a game, or of a part of one. */
export function isDoor(path: string): boolean {
  return DOOR.test(path);
}

/** True for the lists of games, which alone open their doors. */
export function isList({ name }: Place): boolean {
  return LISTS.includes(name);
}

/**
 * The file through which a place reaches what lies at a path; undefined if it may go straight there. Parts of the same
 * game enter each other.
 */
export function doorOf(path: string, place: Place, target: Place): string | undefined {
  if (isDoor(path)) return undefined;
  const part = PARTS.exec(path)?.[0];
  const isOwn = place.game !== undefined && place.game === target.game;
  if (part !== undefined) return isOwn ? undefined : `${part}door.ts`;
  const folder = DOORS.exec(path)?.[0];
  if (folder === undefined || (isOwn && OPEN_PARTS.test(path))) return undefined;
  const door = isList(place) ? `${folder}door.ts` : `${folder}index.ts`;
  return door === path ? undefined : door;
}

/** Where a match must come out the same on every machine. */
export function isBelowShells(path: string): boolean {
  const place = placeOf(path);
  return place !== undefined && (BELOW_SHELLS.includes(place.name) || place.name === 'library');
}
