/** Measures Turnwright, alongside comparable libraries where they exist: see --help. */
import { own } from '../src/core/index.ts';
import { parseArgs } from 'node:util';
import { benchBots } from './bots.ts';
import { benchCaves } from './caves.ts';
import { benchCavesPage } from './caves-page.ts';
import { benchDice } from './dice.ts';
import { benchDiceEndless } from './dice-endless.ts';
import { benchEmbarrassments } from './embarrassments.ts';
import { benchEngines } from './engines.ts';
import { benchGrid } from './grid.ts';
import { benchLab } from './lab.ts';
import { benchLadder } from './ladder.ts';
import { benchLongMatches } from './long-matches.ts';
import { benchMasters } from './masters.ts';
import { benchMatch } from './match.ts';
import { benchPerft } from './perft.ts';
import { benchPuzzles } from './puzzles.ts';
import { isSound, makeSection } from './report.ts';
import type { Row, Section } from './report.ts';
import { benchReversi } from './reversi.ts';
import { benchRogue } from './rogue.ts';
import { benchRoguePage } from './rogue-page.ts';
import { benchRules } from './rules.ts';
import { benchRulesRanges } from './rules-ranges.ts';
import { benchRulesFiles } from './rules-files-table.ts';
import { benchScreen } from './screen.ts';
import { benchSearch } from './search.ts';
import { benchSignature } from './signature.ts';
import { benchTactics } from './tactics.ts';
import { benchRulesLadder } from './zrf-ladder.ts';

const DEFAULT_GAMES = 100;
const DEFAULT_RULES_GAMES = 20;
const DEFAULT_MASTER_GAMES = 200;
const DEFAULT_POSITIONS = 300;
/** Thinking time of masters per move, and per tactical position. */
const MASTER_TIME = 3000;
const TACTICS_TIME = 5000;
const DEFAULT_ENGINE_GAMES = 40;

interface Settings {
  readonly games: number | undefined;
  /** Thinking time per move or position. */
  readonly milliseconds: number | undefined;
  readonly only: readonly string[];
  readonly progress: (text: string) => void;
}

const SECTIONS: Readonly<Record<string, (settings: Settings) => Row[] | Promise<Row[]>>> = {
  match: benchMatch,
  'long-matches': benchLongMatches,
  perft: benchPerft,
  search: benchSearch,
  embarrassments: ({ games = DEFAULT_GAMES, only, progress }) =>
    benchEmbarrassments({ games, only, progress }),
  'kalah-ladder': ({ games = DEFAULT_GAMES, progress }) => benchLadder(games, progress),
  dice: benchDice,
  'dice-endless': benchDiceEndless,
  grid: benchGrid,
  rogue: benchRogue,
  caves: benchCaves,
  screen: benchScreen,
  rules: benchRules,
  puzzles: ({ progress }) => benchPuzzles(progress),
  'rules-files': ({ only, progress }) => benchRulesFiles(only, progress),
  bots: ({ only, progress }) => benchBots(only, progress),
  'rules-ladder': ({ games = DEFAULT_RULES_GAMES, only, progress }) =>
    benchRulesLadder({ games, only, progress }),
  ladder: ({ games = DEFAULT_MASTER_GAMES, milliseconds = MASTER_TIME, only, progress }) =>
    benchMasters({ games, milliseconds, only, progress }),
  tactics: ({ games = DEFAULT_POSITIONS, milliseconds = TACTICS_TIME, progress }) =>
    benchTactics(milliseconds, games, progress),
  reversi: ({ games = DEFAULT_ENGINE_GAMES, milliseconds = MASTER_TIME, progress }) =>
    benchReversi({ games, milliseconds, progress }),
  engines: ({ games = DEFAULT_ENGINE_GAMES, milliseconds = MASTER_TIME, progress }) =>
    benchEngines({ games, milliseconds, progress }),
  'rules-ranges': ({ only, progress }) => benchRulesRanges(only, progress),
  lab: ({ progress }) => benchLab(progress),
  'rogue-page': benchRoguePage,
  'caves-page': benchCavesPage,
  signature: benchSignature,
};

const NAMES = Object.keys(SECTIONS);
/** Slow sections, run only when named. */
const LONG: readonly string[] = [
  'dice-endless',
  'rules-files',
  'bots',
  'rules-ladder',
  'ladder',
  'embarrassments',
  'tactics',
  'reversi',
  'engines',
  'lab',
  'rules-ranges',
  'rogue-page',
  'caves-page',
];

const HELP = `Usage: npm run bench -- [section ...] [--games N] [--time N] [--only NAMES] [--json]

Sections: ${NAMES.join(', ')}. By default all but ${LONG.join(', ')}.
  --games N     games per pair: kalah-ladder and embarrassments (${DEFAULT_GAMES}), rules-ladder (${DEFAULT_RULES_GAMES}), ladder (${DEFAULT_MASTER_GAMES}), reversi and engines (${DEFAULT_ENGINE_GAMES}); positions: tactics (${DEFAULT_POSITIONS})
  --time N      milliseconds per move: ladder, reversi and engines (${MASTER_TIME}), tactics (${TACTICS_TIME})
  --only NAMES  limit rules-files, bots, rules-ladder, ladder, rules-ranges and embarrassments to these rules files, such as chess,hex
  --json        print the figures as JSON
  --help        print this help`;

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

async function run(names: readonly string[], settings: Settings): Promise<Section[]> {
  const sections: Section[] = [];
  for (const name of names) {
    showProgress(`${name} ...`);
    const rows = (await own(SECTIONS, name)?.(settings)) ?? [];
    showProgress('');
    sections.push({ name, rows });
  }
  return sections;
}

const OPTIONS = {
  games: { type: 'string' },
  time: { type: 'string' },
  only: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const games = values.games === undefined ? undefined : Number(values.games);
    const unknown = positionals.find((name) => !NAMES.includes(name));
    if (unknown !== undefined) throw new RangeError(`Unknown section "${unknown}".`);
    const milliseconds = values.time === undefined ? undefined : Number(values.time);
    if (milliseconds !== undefined && !(milliseconds > 0)) {
      throw new RangeError('--time: a number above 0.');
    }
    if (games !== undefined && (!Number.isInteger(games) || games < 2)) {
      throw new RangeError('--games: 2 or more.');
    }
    const usual = NAMES.filter((name) => !LONG.includes(name));
    const only = values.only.split(',').filter((name) => name !== '');
    return {
      ...values,
      games,
      milliseconds,
      only,
      names: positionals.length > 0 ? positionals : usual,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function main(): Promise<number> {
  const parsedArguments = readArguments();
  if (typeof parsedArguments === 'string') {
    console.error(`${parsedArguments}\n\n${HELP}`);
    return 2;
  }
  if (parsedArguments.help) {
    console.log(HELP);
    return 0;
  }
  const { games, milliseconds, only } = parsedArguments;
  const settings = { games, milliseconds, only, progress: showProgress };
  const sections = await run(parsedArguments.names, settings);
  if (parsedArguments.json)
    console.log(JSON.stringify({ node: process.version, sections }, null, 2));
  else console.log(sections.map(makeSection).join('\n\n'));
  return isSound(sections) ? 0 : 1;
}

process.exitCode = await main();
