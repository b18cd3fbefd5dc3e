/** Measures Turnwright, beside peers where there are any: see --help. */
import { parseArgs } from 'node:util';
import { benchDice } from './dice.ts';
import { benchLadder } from './ladder.ts';
import { benchMatch } from './match.ts';
import { benchPerft } from './perft.ts';
import { isSound, makeSection } from './report.ts';
import type { Row, Section } from './report.ts';
import { benchRules } from './rules.ts';
import { benchSearch } from './search.ts';
import { benchSignature } from './signature.ts';

const GAMES_PRESET = 100;

interface Settings {
  readonly games: number;
  readonly progress: (text: string) => void;
}

const SECTIONS: Readonly<Record<string, (settings: Settings) => Row[]>> = {
  match: benchMatch,
  perft: benchPerft,
  search: benchSearch,
  ladder: ({ games, progress }) => benchLadder(games, progress),
  dice: benchDice,
  rules: benchRules,
  signature: benchSignature,
};

const NAMES = Object.keys(SECTIONS);

const HELP = `Usage: npm run bench -- [section ...] [--games N] [--json]

Sections: ${NAMES.join(', ')}; all of them when none is named.
  --games N  games of each pair of strengths in the ladder (${GAMES_PRESET})
  --json     prints the figures as JSON
  --help     prints this`;

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

function run(names: readonly string[], games: number): Section[] {
  return names.map((name) => {
    showProgress(`${name} ...`);
    const rows = SECTIONS[name]?.({ games, progress: showProgress }) ?? [];
    showProgress('');
    return { name, rows };
  });
}

const OPTIONS = {
  games: { type: 'string', default: String(GAMES_PRESET) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const games = Number(values.games);
    const unknown = positionals.find((name) => !NAMES.includes(name));
    if (unknown !== undefined) throw new RangeError(`There is no section "${unknown}".`);
    if (!Number.isInteger(games) || games < 2) throw new RangeError('--games: 2 or more.');
    return { ...values, games, names: positionals.length > 0 ? positionals : NAMES };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function main(): number {
  const wanted = readArguments();
  if (typeof wanted === 'string') {
    console.error(`${wanted}\n\n${HELP}`);
    return 2;
  }
  if (wanted.help) {
    console.log(HELP);
    return 0;
  }
  const sections = run(wanted.names, wanted.games);
  if (wanted.json) console.log(JSON.stringify({ node: process.version, sections }, null, 2));
  else console.log(sections.map(makeSection).join('\n\n'));
  return isSound(sections) ? 0 : 1;
}

process.exitCode = main();
