/** The ladder of folders: who may import whom. ARCHITECTURE.md draws it; this table enforces it. */

/** The folders as the import rules see them; `game` and `look` stand for one each per game. */
const PLACES = [
  'core',
  'kit',
  'game',
  'games-list',
  'bots',
  'i18n',
  'session',
  'screen',
  'look',
  'looks-list',
  'terminal',
  'web',
  'lab',
  'library',
] as const;
export type PlaceName = (typeof PLACES)[number];

export interface Place {
  readonly name: PlaceName;
  /** For `game` and `look`: which. */
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
  'game',
  'games-list',
  'bots',
  'i18n',
  'session',
  'screen',
  'look',
  'looks-list',
];

const SHELLS: readonly PlaceName[] = ['terminal', 'web', 'lab'];

const COMMAND_LINE_PACKAGES = [
  'commander',
  'cli-progress',
  'sirv',
  'open',
  'env-paths',
  'write-file-atomic',
  '@fluent/bundle',
  'string-width',
];

/** A folder may always import itself; another game, or another game's look, is not itself. */
export const RULES: Readonly<Record<PlaceName, Rule>> = {
  core: { folders: [], packages: [] },
  kit: { folders: ['core'], packages: [] },
  game: { folders: ['core', 'kit'], packages: [] },
  'games-list': { folders: ['core', 'game'], packages: [] },
  bots: { folders: ['core'], packages: [] },
  i18n: { folders: ['core'], packages: ['@fluent/bundle'] },
  session: { folders: ['core', 'bots'], packages: [] },
  screen: {
    folders: ['core', 'kit', 'i18n', 'session', 'bots', 'looks-list'],
    packages: ['string-width'],
  },
  look: {
    folders: ['core', 'kit', 'i18n', 'session', 'bots', 'screen', 'game'],
    packages: ['string-width'],
  },
  'looks-list': { folders: ['core', 'kit', 'screen', 'look'], packages: [] },
  terminal: { folders: BELOW_SHELLS, packages: ['node:', ...COMMAND_LINE_PACKAGES] },
  web: {
    folders: BELOW_SHELLS,
    packages: ['preact', '@preact/signals', 'idb-keyval', '@fluent/bundle', 'virtual:pwa-register'],
  },
  lab: { folders: BELOW_SHELLS, packages: ['node:', 'cli-progress'] },
  library: {
    folders: ['core', 'kit', 'game', 'games-list', 'bots', 'session'],
    packages: [],
  },
};

/** Folders that may use packages which the rest of their place may not. */
export const FOLDER_PACKAGES: readonly (readonly [string, readonly string[]])[] = [
  ['src/games/dice/packs/', ['yaml', 'zod']],
  ['src/kit/zip/', ['fflate']],
];

/** The one way into the lab. */
export const LAB_DOOR = { from: 'src/terminal/commands/lab.ts', to: 'src/lab/index.ts' };

const PATTERNS: readonly (readonly [RegExp, PlaceName])[] = [
  [/^src\/index\.ts$/, 'library'],
  [/^src\/games\/(?:index|asked)\.ts$/, 'games-list'],
  [/^src\/games\/([^/]+)\//, 'game'],
  [/^src\/screen\/looks\/index\.ts$/, 'looks-list'],
  [/^src\/screen\/looks\/([^/.]+)[/.]/, 'look'],
];

/** Undefined for what is in no folder of the table. */
export function placeOf(path: string): Place | undefined {
  for (const [pattern, name] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return match[1] === undefined ? { name } : { name, game: match[1] };
  }
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  const name = PLACES.find((place) => place === folder);
  return name && { name };
}

/** Where a match must come out the same on every machine. */
export function isBelowShells(path: string): boolean {
  const place = placeOf(path);
  return place !== undefined && !SHELLS.includes(place.name);
}
