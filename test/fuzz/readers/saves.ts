import { readdirSync, readFileSync } from 'node:fs';
import {
  chainCheck,
  CHANCE,
  checkHeader,
  isHeaderLine,
  hashText,
  makeJournalHead,
  makeTranscript,
  mergeJournal,
  parseTranscript,
  shortCheck,
} from '#core';
import type { AnyGame } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import {
  faultOf,
  isBegunText,
  loadSession,
  openLastGood,
  parseSeats,
  renameGame,
  resumeSession,
} from '#play';
import { openAt } from '#games/zrf/commands/rules-opening.ts';
import { tideBellsGame } from '../../games/dice/rules/tide-bells.ts';
import { mutateText, sealing } from '../mutation.ts';
import { isAccepted, memoize, sayAll } from '../reader.ts';
import type { Reader } from '../reader.ts';

const MAX_ENTRIES = 30;
const FROZEN = 'test/frozen/0.1.0/transcripts';

function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

/** Opens one of our rules files or puzzles, or returns undefined if none has this id. */
function openOwn(id: string): AnyGame | undefined {
  for (const folder of ['content/rules', 'content/puzzles']) {
    const opened = openAt(`${folder}/${id}.zrf`, () => id);
    if (opened.ok && opened.value.game.ok) return opened.value.game.value;
  }
  return undefined;
}

/** First entries of a long game, whose mutants are quick to read. */
function shorten(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line.startsWith(`${MAX_ENTRIES + 1} `));
  return end < 0 ? text : `${lines.slice(0, end).join('\n')}\n`;
}

const transcripts = memoize(() =>
  [
    ...textsIn(FROZEN),
    ...textsIn('test/golden/kalah'),
    ...textsIn('test/games/dice/rules/golden').slice(0, 6),
  ].map(shorten),
);

/** Games of the transcripts. */
const games = memoize(() => {
  const ids = transcripts().flatMap((text) => /^game (\S+)$/m.exec(text)?.[1] ?? []);
  const others = [...new Set(ids)].flatMap((id) => openOwn(id) ?? []);
  return [kalah, tideBellsGame, ...others];
});

const ENTRY = /^(\d+) (p\d+|\*) (.*?)(?: ~[0-9a-f]*)?$/;

/** Recomputes the numbers and checks of a transcript for any entries. */
export function seal(text: string): string {
  const lines = text.split('\n');
  let check = checkHeader(lines.map((line) => line.trim()).filter(isHeaderLine));
  let number = 0;
  const sealed = lines.map((line) => {
    const [, , player = '', action = ''] = ENTRY.exec(line) ?? [];
    if (player === '') return line;
    number += 1;
    const by = player === '*' ? CHANCE : Number(player.slice(1)) - 1;
    check = chainCheck(check, by, action);
    return `${number} ${player} ${action} ~${shortCheck(check)}`;
  });
  // State hashes would reject entries that lead to other states.
  return sealed.filter((line) => !/^\s*=/.test(line)).join('\n');
}

/** Opens a saved game as both shells do, and formats its problems. */
export function readSave(text: string): boolean {
  const loaded = loadSession(text, games());
  const resumed = resumeSession(text, games());
  isBegunText(text);
  if (loaded.ok) {
    makeTranscript(loaded.value.match, { title: 'again' });
    loaded.value.match.undo();
    renameGame(text, 'Another name');
  } else {
    const [problem] = loaded.problems;
    if (problem !== undefined) faultOf(text, problem);
    openLastGood(text, games());
  }
  return isAccepted(loaded) && isAccepted(resumed);
}

/** Splits a transcript into a snapshot and a journal with the last third of the entries. */
function journalOf(transcript: string): string {
  const lines = transcript.split('\n');
  const entries = lines.filter((line) => ENTRY.test(line));
  const keptCount = Math.ceil((entries.length * 2) / 3);
  const last = lines.indexOf(entries[keptCount - 1] ?? '');
  const added = lines.slice(last + 1).filter((line) => /^(?:\d|= )/.test(line));
  return `${lines.slice(0, last + 1).join('\n')}\n---\n${added.join('\n')}\n- ${keptCount}\n`;
}

/** Adds a journal head: current, of another snapshot, of version 1, or none. */
function headOf(snapshot: string, journal: string): string {
  const kind = hashText(journal)[0] ?? '';
  if (kind === '0') return journal;
  if (kind === '1') return makeJournalHead(journal) + journal;
  if (kind === '2') return `journal 1 ${hashText(snapshot)}\n${journal}`;
  if (kind === '3') return `journal 1 ${hashText(journal)}\n${journal}`;
  return makeJournalHead(snapshot) + journal;
}

function readJournal(input: string): boolean {
  const [snapshot = '', journal = ''] = input.split('\n---\n');
  const { text, problem } = mergeJournal(snapshot, headOf(snapshot, journal), 'a.journal');
  if (problem !== undefined) sayAll([problem]);
  const isRead = parseTranscript(text).ok;
  return problem === undefined && isRead;
}

const SEATS = ['person person', 'person bot-5', 'bot-1 bot-10 person', 'person'];

export const SAVES: readonly Reader[] = [
  { name: 'saved games', weight: 2, samples: transcripts, mutate: sealing(seal), read: readSave },
  {
    name: 'journals of saved games',
    weight: 2,
    samples: () => transcripts().map(journalOf),
    mutate: sealing(seal),
    read: readJournal,
  },
  {
    name: 'seats',
    weight: 0.5,
    samples: () => SEATS,
    mutate: mutateText,
    read: (text) => isAccepted(parseSeats(text, 2)),
  },
];
