/**
 * Ladder of folders and their allowed imports. ARCHITECTURE.md draws it; this table enforces it.
 */

/**
 * Folders as seen by the import rules. Names ending in `of` are one folder per game: `rules of` is
 * `src/games/X/rules`.
 */
const PLACES = [
  'core',
  'kit',
  'audio',
  'i18n',
  'bots',
  'play',
  'voice',
  'roguelike',
  'rules of',
  'puzzles of',
  'notation of',
  'protocols of',
  'analysis of',
  'bots of',
  'voice of',
  'games',
  'games cells',
  'games pages',
  'games commands',
  'games studies',
  'door of',
  'screen',
  'roguelike/screen',
  'cells of',
  'page of',
  'lab of',
  'commands of',
  'lab',
  'terminal',
  'web/address',
  'web/storage',
  'web/engine',
  'web/language',
  'web/audio',
  'web/ui',
  'web/canvas',
  'web/board',
  'web/run',
  'web/generic',
  'web/cells',
  'web/lab',
  'web',
  'library',
] as const;
export type PlaceName = (typeof PLACES)[number];

export interface Place {
  readonly name: PlaceName;
  /** Game of the place, if any. Places of different games must not import each other. */
  readonly game?: string;
}

interface Rule {
  readonly folders: readonly PlaceName[];
  /** Package names; `node:` means all of Node's built-in modules. */
  readonly packages: readonly string[];
}

/** Places that are independent of any game. */
const NO_GAME: readonly PlaceName[] = ['core', 'kit', 'audio', 'i18n', 'play', 'voice'];
/** Places that the shells and screens of one game may import. */
const ONE_GAME: readonly PlaceName[] = [
  ...NO_GAME,
  'roguelike',
  'rules of',
  'puzzles of',
  'notation of',
  'analysis of',
  'bots of',
  'voice of',
];

const BELOW_SHELLS: readonly PlaceName[] = [
  ...ONE_GAME,
  'bots',
  'door of',
  'games',
  'games cells',
  'screen',
  'roguelike/screen',
  'cells of',
];

/** Places below the shells that only the command line or the library imports. */
const BELOW_ONLY: readonly PlaceName[] = ['protocols of', 'library'];

/** Game-independent parts of the page. */
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
const STORAGE_PACKAGE = 'idb-keyval';

/** A folder may always import itself, but not the same folder of another game. */
export const RULES: Readonly<Record<PlaceName, Rule>> = {
  core: { folders: [], packages: [] },
  kit: { folders: ['core'], packages: [] },
  audio: { folders: ['core', 'kit'], packages: [] },
  i18n: { folders: ['core'], packages: ['@fluent/bundle'] },
  bots: { folders: ['core'], packages: [] },
  play: { folders: ['core', 'kit', 'bots'], packages: [] },
  voice: { folders: ['core', 'kit', 'i18n', 'play'], packages: [] },
  roguelike: { folders: ['core', 'kit', 'play', 'i18n', 'voice'], packages: [] },
  'rules of': { folders: ['core', 'kit'], packages: [] },
  'puzzles of': { folders: ['core', 'kit', 'rules of'], packages: [] },
  'notation of': { folders: ['core', 'kit', 'rules of'], packages: [] },
  'protocols of': {
    folders: ['core', 'kit', 'bots', 'rules of', 'notation of'],
    packages: [],
  },
  'analysis of': {
    folders: ['core', 'kit', 'bots', 'play', 'rules of', 'notation of'],
    packages: [],
  },
  'bots of': { folders: ['core', 'kit', 'bots', 'rules of'], packages: [] },
  'voice of': { folders: ONE_GAME, packages: [] },
  games: { folders: ['core', 'kit', 'door of', 'voice of'], packages: [] },
  'games cells': {
    folders: ['core', 'kit', 'games', 'screen', 'cells of', 'voice of'],
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
  'games studies': { folders: ['core', 'kit', 'games', 'lab', 'lab of'], packages: [] },
  'door of': {
    folders: ['core', 'kit', 'games', 'rules of', 'puzzles of', 'bots of', 'voice of', 'lab of'],
    packages: [],
  },
  screen: { folders: NO_GAME, packages: ['string-width', 'bidi-js'] },
  'roguelike/screen': {
    folders: [...NO_GAME, 'roguelike', 'screen'],
    packages: [],
  },
  'cells of': { folders: [...ONE_GAME, 'screen', 'roguelike/screen'], packages: ['string-width'] },
  'page of': {
    folders: [...ONE_GAME, ...PAGE_PARTS, 'web/run', 'games pages'],
    packages: [...PAGE_PACKAGES, STORAGE_PACKAGE],
  },
  'lab of': { folders: [...ONE_GAME, 'bots', 'games studies', 'lab'], packages: ['node:'] },
  'commands of': {
    folders: [...BELOW_SHELLS, 'protocols of', 'games commands', 'lab of', 'lab', 'terminal'],
    packages: ['node:', ...COMMAND_LINE_PACKAGES],
  },
  lab: { folders: ['core', 'kit', 'i18n', 'bots', 'play'], packages: ['zod'] },
  terminal: {
    folders: [
      ...NO_GAME,
      'bots',
      'screen',
      'lab',
      'games',
      'games cells',
      'games commands',
      'games studies',
    ],
    packages: ['node:', ...COMMAND_LINE_PACKAGES, 'linkedom', 'piscina', 'bullmq', 'ioredis'],
  },
  'web/address': { folders: ['core', 'kit'], packages: PAGE_PACKAGES },
  'web/storage': {
    folders: ['core', 'kit', 'audio', 'play'],
    packages: [...PAGE_PACKAGES, STORAGE_PACKAGE],
  },
  'web/engine': { folders: ['core', 'kit', 'bots', 'play', 'games'], packages: PAGE_PACKAGES },
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
  'web/run': { folders: [...NO_GAME, ...PAGE_PARTS, 'roguelike'], packages: PAGE_PACKAGES },
  'web/generic': { folders: [...NO_GAME, ...PAGE_PARTS], packages: PAGE_PACKAGES },
  'web/cells': {
    folders: [...NO_GAME, ...PAGE_PARTS, 'games', 'games cells', 'games pages', 'screen'],
    packages: PAGE_PACKAGES,
  },
  'web/lab': {
    folders: [...NO_GAME, ...PAGE_PARTS, 'bots', 'lab', 'games', 'games pages', 'games studies'],
    packages: PAGE_PACKAGES,
  },
  web: {
    folders: [
      ...NO_GAME,
      ...PAGE_PARTS,
      'bots',
      'games',
      'games pages',
      'web/generic',
      'web/cells',
      'web/lab',
    ],
    packages: [...PAGE_PACKAGES, STORAGE_PACKAGE, 'virtual:pwa-register'],
  },
  library: { folders: ['core', 'kit', 'bots', 'play', 'games', 'rules of'], packages: [] },
};

/** Folders with packages that the rest of their place must not use. */
export const FOLDER_PACKAGES: readonly (readonly [string, readonly string[]])[] = [
  ['src/kit/packs/', ['yaml', 'zod']],
  ['src/games/dice/rules/packs/', ['zod']],
  ['src/games/caves/rules/packs/', ['zod']],
  ['src/games/zrf/rules/tuning/', ['zod']],
  ['src/kit/zip/', ['fflate']],
  ['src/lab/html/charts/', ['@observablehq/plot']],
];

const PATTERNS: readonly (readonly [RegExp, PlaceName])[] = [
  [/^src\/index\.ts$/, 'library'],
  [/^src\/games\/(?:index|resolve|door)\.ts$/, 'games'],
  [/^src\/games\/cells\.ts$/, 'games cells'],
  [/^src\/games\/page(?:s|-door)\.ts$/, 'games pages'],
  [/^src\/games\/commands(?:|-door)\.ts$/, 'games commands'],
  [/^src\/games\/(?:studies|lab-door|shipped-rules)\.ts$/, 'games studies'],
  [/^src\/games\/([^/]+)\/door\.ts$/, 'door of'],
];

/** Matches `src/games/X/rules/`, a part of a game. */
const GAME_PART = /^src\/games\/([^/]+)\/([^/]+)\//;

/** Place of a path, or undefined if it is in no listed folder. */
export function placeOf(path: string): Place | undefined {
  for (const [pattern, name] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return placeNamed(name, match[1]);
  }
  const [, game, part] = GAME_PART.exec(path) ?? [];
  if (game !== undefined) {
    const name = PLACES.find((place) => place === `${part ?? ''} of`);
    return name && placeNamed(name, game);
  }
  const [, folder = '', room = ''] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  const name =
    PLACES.find((place) => place === `${folder}/${room}`) ??
    PLACES.find((place) => place === folder);
  return name && placeNamed(name, undefined);
}

function placeNamed(name: PlaceName, game: string | undefined): Place {
  return game === undefined ? { name } : { name, game };
}

const DOOR = /^src\/games\/[^/]+\/(?:[^/]+\/)?door\.ts$/;

/** True if a path is the door of a game or of one of its parts. */
export function isDoor(path: string): boolean {
  return DOOR.test(path);
}

/** Lists of games, the only places that may import doors. */
const LISTS: readonly PlaceName[] = [
  'games',
  'games cells',
  'games pages',
  'games commands',
  'games studies',
];

/** True for a list of games, which may import doors. */
export function isList({ name }: Place): boolean {
  return LISTS.includes(name);
}

/** Services that the shells must provide to a game's text screens. */
const SERVICES = /^src\/games\/[^/]+\/voice\/services\.ts$/;

/** Settings of a game's text screens, which the list of games loads at the start. */
const SETTINGS = /^src\/games\/[^/]+\/voice\/settings\.ts$/;

/** Only entry point of the lab. */
const LAB = 'src/lab/index.ts';

/** Parts of a game that its other parts, except bots, import through their index. */
const INDEXED: readonly PlaceName[] = [
  'rules of',
  'puzzles of',
  'notation of',
  'protocols of',
  'analysis of',
];

/**
 * Entry point through which a place must import a path; undefined if it may import it directly. The
 * library exports only the `public.ts` of rules.
 */
export function doorOf(path: string, place: Place, target: Place): string | undefined {
  if (target.name === 'lab') return place.name === 'lab of' || path === LAB ? undefined : LAB;
  if (SERVICES.test(path) && place.name === 'games cells') return undefined;
  if (SETTINGS.test(path) && place.name === 'games') return undefined;
  const [folder] = GAME_PART.exec(path) ?? [];
  if (folder === undefined || isDoor(path) || target.game === undefined) return undefined;
  const isIndexed = INDEXED.includes(target.name) && place.name !== 'bots of';
  const isInside = place.game === target.game || place.name === 'library';
  if (isInside && !isIndexed) return undefined;
  const inside = place.name === 'library' ? 'public.ts' : 'index.ts';
  const door = `${folder}${isInside ? inside : 'door.ts'}`;
  return door === path ? undefined : door;
}

/** True for files in which matches must be identical on every machine. */
export function isBelowShells(path: string): boolean {
  const place = placeOf(path);
  return (
    place !== undefined && (BELOW_SHELLS.includes(place.name) || BELOW_ONLY.includes(place.name))
  );
}
