import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { signal } from '@preact/signals';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CHANCE, Match, defaultOptions, makeStream, pick } from '#core';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import { Messages } from '#i18n';
import type { Language } from '#i18n';
import { PERSON } from '#play';
import type { Seat } from '#play';
import { participantsOf } from '#voice/participants.ts';
import { describeMove, movesMade, notateMoves } from '#games/zrf/voice/block-moves.ts';
import { seatsOf } from '#games/zrf/voice/seats.ts';
import { Handling } from '#games/zrf/puzzles/index.ts';
import { door as kalahModule } from '#games/kalah/cells/door.ts';
import { RulesLooks } from '#games/zrf/cells/zrf-look.ts';
import { needTexts, say, showLanguage } from '#web/language/language.ts';
import { builtInFolders, builtInGames, builtInMessages } from '#games/zrf/page/files/built-in.ts';
import { openRulesFile } from '#games/zrf/page/files/opened-file.ts';
import type { OpenedFile } from '#games/zrf/page/files/opened-file.ts';
import { makeWording } from '#games/zrf/page/game/zrf-page-model.ts';
import * as rulesPage from '#games/zrf/page/game/status-text.ts';
import * as kalahPage from '#games/kalah/page/status-text.ts';
import { castOf } from '#games/zrf/page/puzzle/game/cast.ts';
import { groundOf } from '#games/zrf/page/puzzle/game/ground.ts';

/*
 * Compares random games in the terminal and in the page. The page loads only the texts that these
 * games need. Texts that both show must be equal.
 */

// The page reads these as soon as its modules load.
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {}, addEventListener: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterAll(() => void vi.unstubAllGlobals());

const LANGUAGES = ['en', 'ru'] as const;
const STEPS = 24;
const BOT: Seat = { kind: 'bot', strength: 2 };

/** All messages of the terminal. */
function messagesOf(language: Language): Messages {
  const folder = join('content/locales', language);
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Messages({ language, sources });
}

const looks = new RulesLooks();

/** One action with its events. */
function newsOf<S, E>(before: S, events: readonly E[]) {
  return { kind: 'events' as const, before, events, steps: [{ by: 0, before, events }] };
}

/** Text-related part of a page table, at a position of a match. */
function tableAt<S, E>(match: { stateAt(at: number): S; eventsAt(at: number): readonly E[] }) {
  return (at: number) => ({
    isReview: signal(false),
    isPaused: signal(false),
    ending: signal(undefined),
    shown: signal(at),
    present: signal({
      cursor: at,
      state: match.stateAt(at),
      isPersonToMove: true,
      canUndo: false,
      canRedo: false,
    }),
    state: signal(match.stateAt(at)),
    news: signal(newsOf(match.stateAt(Math.max(0, at - 1)), match.eventsAt(Math.max(0, at - 1)))),
  });
}

function fileOf({ collection, main, id }: (typeof builtInGames)[number]): OpenedFile {
  const opened = openRulesFile(builtInFolders[collection], main, id);
  if (!opened.ok) throw new RangeError(id);
  return opened.file;
}

/** Plays a random game of a rules file. */
function playRules({ game }: OpenedFile, variant: string) {
  const match = new Match(game, { variant }, 'told twice');
  const random = makeStream('told twice', 'player');
  while (match.turn.kind === 'decide' && match.cursor < STEPS) {
    match.play(pick(random, match.turn.actions));
  }
  return match;
}

type RulesMatch = ReturnType<typeof playRules>;

/** Blocks of a puzzle as shown on the page; undefined for other games. */
function pageBlocks(file: OpenedFile, match: RulesMatch) {
  const rules = file.game.rulesOf(match.state);
  const { cells } = match.stateAt(0);
  const handling = rules.options.slidingPuzzle === 'off' ? undefined : Handling.of(rules, cells);
  const ground = handling && groundOf(rules.board, handling.puzzle);
  if (handling === undefined || ground === undefined) return undefined;
  const cast = castOf(rules, handling, cells, new Set());
  return { rules, handling, labels: cast.map(({ label }) => label) };
}

function compareRules(
  file: OpenedFile,
  match: RulesMatch,
  seats: readonly Seat[],
  shown: Messages,
) {
  const messages = builtInMessages(file.id, shown.language);
  const look = looks.of(file.game, messages)?.look;
  if (look === undefined) throw new RangeError(file.id);
  const inTerminal: typeof say = (id, args) => shown.say(id, args);
  const participants = participantsOf({ seats }, inTerminal);
  const wording = makeWording(file, match.state.variant, { seats });
  const start = match.stateAt(0);
  const actions = match.log.map(({ action }) => action);
  const blocks = pageBlocks(file, match);

  const notated = look.notate(start, match.log);
  expect(notated).toEqual(
    blocks === undefined
      ? wording.notation.notate(start, match.log, wording.words.value.sign)
      : notateMoves(blocks, start.cells, actions),
  );
  expect(notated.length).toBeGreaterThan(0);
  const names = seats.map((_, seat) => look.words?.player(match.options, seat, inTerminal));
  expect(names).toEqual(seats.map((_, seat) => wording.nameOf(seat)));

  const at = tableAt(match);
  for (const [index, { by }] of match.log.entries()) {
    const state = match.stateAt(index + 1);
    const turn = look.describeTurn(state, participants, inTerminal);
    expect(turn).toBe(rulesPage.describeStatus(at(index + 1), wording));
    expect(turn).not.toMatch(/\b(zrf|screen|player|puzzle)-[a-z]/);
    if (by === CHANCE) continue;
    const described = look.describe(
      match.stateAt(index),
      match.eventsAt(index),
      participants,
      inTerminal,
    );
    if (blocks === undefined) {
      expect(described.join(' ')).toBe(rulesPage.describeNews(at(index + 1), wording));
    }
  }
  if (blocks === undefined) return;
  for (const move of movesMade(blocks, start.cells, actions).filter(({ count }) => count === 1)) {
    const [before, events] = [match.stateAt(move.first), match.eventsAt(move.first)];
    expect(look.describe(before, events, participants, inTerminal)).toEqual([
      describeMove(blocks, move, say),
    ]);
  }
}

const shown = LANGUAGES.map(messagesOf);

beforeAll(() => needTexts(['kalah', 'zrf', 'boards', 'sliding']));

test.each(builtInGames)('both shells describe $id identically', async (own) => {
  const file = fileOf(own);
  const match = playRules(file, file.game.options.variant.default);
  const count = seatsOf(file.game.rulesOf(match.state)).length;
  const seats = Array.from({ length: count }, (_, seat) => (seat === 1 ? BOT : PERSON));
  for (const messages of shown) {
    await showLanguage(messages.language);
    compareRules(file, match, seats, messages);
  }
});

/** Plays a game of Kalah to its end, with swapped sides and relay sowing. */
function playKalah() {
  const options = { ...defaultOptions(kalahOptions), pie: true, relay: true };
  const match = new Match(kalah, options, 'told twice');
  const random = makeStream('told twice', 'player');
  while (match.turn.kind === 'decide') match.play(pick(random, match.turn.actions));
  return match;
}

describe.each([
  ['a person and a bot', [PERSON, BOT]],
  ['two persons', [PERSON, PERSON]],
  ['two bots', [BOT, BOT]],
])('both shells describe Kalah identically to %s', (_, seats) => {
  test.each(shown)('in $language', async (messages) => {
    await showLanguage(messages.language);
    const look = kalahModule.lookOf(kalah, messages.language);
    if (look === undefined) throw new RangeError('kalah');
    const match = playKalah();
    const inTerminal: typeof say = (id, args) => messages.say(id, args);
    const participants = participantsOf({ seats }, inTerminal);
    expect(participants.names).toEqual(participantsOf({ seats }, say).names);
    expect(participants.names.join(' ')).not.toMatch(/[a-z]-[a-z]/);
    const at = tableAt(match);
    for (const index of match.log.keys()) {
      const table = { ...at(index + 1), session: { seats } };
      const described = look.describe(
        match.stateAt(index),
        match.eventsAt(index),
        participants,
        inTerminal,
      );
      expect(described.join(' ')).toBe(kalahPage.describeNews(table));
      const turn = look.describeTurn(match.stateAt(index + 1), participants, inTerminal);
      expect(turn).toBe(kalahPage.describeStatus(table));
    }
  });
});
