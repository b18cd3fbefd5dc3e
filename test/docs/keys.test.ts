import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  ANALYSIS_KEYS,
  ANALYSIS_PAGE_KEYS,
  PUZZLE_KEYS,
  PUZZLE_PAGE_HELP,
} from '#games/zrf/voice/keymap.ts';
import { Messages } from '#i18n/messages.ts';
import { helpOf } from '#play';
import type { KeyMap } from '#play';
import { CAVES_KEYS } from '#games/caves/voice/keymap.ts';
import { DICE_HELP } from '#games/dice/voice/keymap.ts';
import { MATCH_KEYS, PAGE_KEYS, PLAY_KEYS } from '#voice/keymap.ts';
import { ROGUE_KEYS } from '#games/rogue/voice/keymap.ts';

const PAGE = 'docs/playing.md';
const LOCALE = 'content/locales/en';

/** Key tables, by the heading of their second column. */
const TABLES: readonly (readonly [string, KeyMap])[] = [
  ['in Kalah and board games, in the page', PAGE_KEYS],
  ['on the analysis board, in the page', ANALYSIS_PAGE_KEYS],
  ['on the analysis board, on text screens', ANALYSIS_KEYS],
  ['in a puzzle, in the page', PUZZLE_PAGE_HELP],
  ['in Kalah and board games, in the terminal', PLAY_KEYS],
  ['in games for two, in both shells', MATCH_KEYS],
  ['in a puzzle', PUZZLE_KEYS],
  ['in the dice game', DICE_HELP],
  ['in Rogue', ROGUE_KEYS],
  ['in Caves', CAVES_KEYS],
];

const SHELLS = { cells: 'on text screens', page: 'in the page' } as const;

function english(): Messages {
  const sources = readdirSync(LOCALE).map((file) => readFileSync(`${LOCALE}/${file}`, 'utf8'));
  return new Messages({ language: 'en', sources });
}

function codeOf(key: string): string {
  return key === '`' ? '`` ` ``' : `\`${key}\``;
}

function tableOf(head: string, map: KeyMap): string {
  const words = english();
  const rows = helpOf(map).map(({ keys, label }) => {
    const shells = new Set(map.filter(({ help }) => help === label).map(({ shell }) => shell));
    const [shell] = shells.size === 1 ? shells : [];
    const text = words.say(label);
    const description = shell === undefined ? text : text.replace(/\.?$/, ` (${SHELLS[shell]})$&`);
    const codes = keys.flatMap((key) => key.split(' ')).map(codeOf);
    return `| ${codes.join(' ')} | ${description} |`;
  });
  return [`| key | ${head} |`, '| --- | --- |', ...rows].join('\n');
}

it.each(TABLES)('the documented keys %s match the key map', (head, map) => {
  const text = readFileSync(PAGE, 'utf8');
  const table = tableOf(head, map);
  const found = new RegExp(String.raw`\| key \| ${head} \|\n(?:\|.*\n)+`).exec(text)?.[0];
  if (found === undefined) throw new Error(`${PAGE} has no key table ${head}`);
  if (process.env['UPDATE'] === '1')
    writeFileSync(
      PAGE,
      text.replace(found, () => `${table}\n`),
    );
  else expect(found.trim(), `regenerate it with UPDATE=1`).toBe(table);
});
