import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHANCE } from '#core';
import { cellsOf, EMPTY, typeOf } from '#games/zrf/rules/index.ts';
import { Messages } from '#i18n';
import type { Language } from '#i18n';
import { PERSON } from '#play';
import type { Seat } from '#play';
import { participantsOf } from '#voice/participants.ts';
import { describeNotated, describeTurn } from '#games/zrf/voice/describe.ts';
import { Glossary } from '#games/zrf/voice/glossary.ts';
import { describeStep } from '#games/zrf/voice/describe-step.ts';
import { Notation } from '#games/zrf/voice/notation.ts';
import type { ZrfMatch } from '#games/zrf/page/game/match.ts';
import { builtInMessages } from '#games/zrf/page/files/built-in.ts';
import { ownMatch } from '../page/games.ts';

const UR = 'royal-game-of-ur';
const BOT: Seat = { kind: 'bot', strength: 1 };

function messagesOf(language: Language): Messages {
  const folder = join('content/locales', language);
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Messages({ language, sources });
}

/** Describes a match to a seated player. */
class Narrator {
  readonly match: ZrfMatch;
  readonly words: Glossary;
  readonly #seats: readonly Seat[];

  constructor(match: ZrfMatch, language: Language, seats: readonly Seat[] = [PERSON, PERSON]) {
    const texts = messagesOf(language);
    const messages = builtInMessages(match.game.id, language);
    const { variant } = match.state;
    const say: Glossary['say'] = (id, args) => texts.say(id, args);
    this.match = match;
    this.words = new Glossary({ game: match.game, variant, messages, say });
    this.#seats = seats;
  }

  get #participants() {
    return participantsOf({ seats: this.#seats }, this.words.say);
  }

  /** News about entries from `from` up to `to`. */
  news(from: number, to: number): string {
    const events = Array.from({ length: to - from }, (_, index) =>
      this.match.eventsAt(from + index),
    ).flat();
    return describeStep(this.words, this.match.stateAt(from), events, this.#participants);
  }

  turn(at: number): string {
    return describeTurn(this.words, this.match.stateAt(at), this.#participants);
  }
}

/** A game of Ur, always playing the first legal move, up to a number of entries. */
function played(entries: number): ZrfMatch {
  const match = ownMatch(UR);
  while (match.cursor < entries && match.turn.kind === 'decide') {
    const [action] = match.turn.actions;
    if (action !== undefined) match.play(action);
  }
  return match;
}

/** Dice shown before each entry of the log, read from the position. */
function thrownIn(match: ZrfMatch, at: number): number {
  const rules = match.game.rulesOf(match.state);
  const marked = rules.pieces.findIndex(({ name }) => name === 'Marked');
  const dice = ['d1', 'd2', 'd3', 'd4'].map((name) =>
    rules.board.positions.findIndex((position) => position.name === name),
  );
  return dice.filter((die) => {
    const cell = match.stateAt(at).cells[die] ?? EMPTY;
    return cell !== EMPTY && typeOf(cellsOf(rules), cell) === marked;
  }).length;
}

test('every roll in Ur is reported once as a number, with its player', () => {
  const match = played(160);
  const narrator = new Narrator(match, 'en');
  const entries = [...match.log.keys()];
  const reports = entries.map((at) => narrator.news(at, at + 1));
  for (const at of entries) {
    const entry = match.log[at];
    const isThrow = entry?.by === CHANCE && reports[at] !== '';
    expect(reports.join(' ')).not.toMatch(/Cup|Token|Blank|Marked|bonus|cup/);
    if (isThrow) {
      const next = match.log[at + 1]?.by === 1 ? 'Dark' : 'Light';
      const turn = match.game.turn(match.stateAt(at + 1));
      const isIdle =
        turn.kind === 'decide' && turn.actions.every(({ record }) => record.length === 0);
      const number = `${next} threw ${thrownIn(match, at + 1)}`;
      expect(reports[at]).toBe(isIdle ? `${number} and cannot move.` : `${number}.`);
    }
  }
  // A player on a rosette rolls again, without a roll for the opponent.
  const silent = entries.filter((at) => match.log[at]?.by === CHANCE && reports[at] === '');
  expect(silent.length).toBeGreaterThan(3);
});

test('a roll without moves is reported as such, without a separate pass', () => {
  const match = played(160);
  const idle = [...match.log.keys()].find((at) => {
    const isPass = match.log[at]?.action.record.length === 0;
    return isPass && new Narrator(match, 'en').news(at - 1, at) !== '';
  });
  const at = idle ?? 0;
  const playerName = match.log[at]?.by === 1 ? 'Dark' : 'Light';
  const number = thrownIn(match, at);
  const seats = playerName === 'Dark' ? [BOT, PERSON] : [PERSON, BOT];
  expect(new Narrator(match, 'en').news(at - 1, at + 1)).toBe(
    `${playerName} threw ${number} and cannot move.`,
  );
  expect(new Narrator(match, 'en', seats).news(at - 1, at + 1)).toBe(
    `You threw ${number} and cannot move.`,
  );
  expect(new Narrator(match, 'ru', seats).news(at - 1, at + 1)).toBe(
    `Вы выбросили ${number}, ходить нечем.`,
  );
});

test('a separate pass is reported, followed by the next roll', () => {
  const match = played(160);
  const passes = [...match.log.keys()].filter((at) => match.log[at]?.action.record.length === 0);
  for (const at of passes) {
    const playerName = match.log[at]?.by === 1 ? 'Dark' : 'Light';
    expect(new Narrator(match, 'en').news(at, at + 1)).toBe(
      `${playerName} had no moves and passed.`,
    );
  }
  expect(passes.length).toBeGreaterThan(3);
});

test('the turn line includes the roll', () => {
  const match = played(30);
  const open = [...match.log.keys()].filter(
    (at) => (match.log[at]?.action.record.length ?? 0) > 0 && match.log[at]?.by !== CHANCE,
  );
  expect(open.length).toBeGreaterThan(3);
  for (const at of open) {
    const name = match.log[at]?.by === 0 ? 'Светлые' : 'Тёмные';
    const number = thrownIn(match, at);
    expect(new Narrator(match, 'ru').turn(at)).toBe(`Ход: ${name}. Бросок: ${number}`);
  }
});

test('a roll and its move share an entry in the record', () => {
  const match = played(120);
  const turns = new Notation(match.game).notate(match.stateAt(0), match.log);
  const words = new Narrator(match, 'en').words;
  for (const { text } of turns.slice(0, -1)) {
    expect(text).toMatch(/^(?:—|\d: (?:—|[a-c]\d|[a-ckl]\d[-x][a-ckl]\d))$/);
  }
  // The unfinished turn already has its roll.
  expect(turns.at(-1)?.text).toMatch(/^\d:$|^—$|^\d: /);
  // Every log entry is part of exactly one turn.
  const turnEnds = turns.map(({ first, count }) => first + count);
  expect(turns.map(({ first }) => first)).toEqual([0, ...turnEnds.slice(0, -1)]);
  expect(turnEnds.at(-1)).toBe(match.log.length);
  const labels = turns.map((turn) => describeNotated(words, turn));
  expect(labels.filter((label) => label.includes('—'))).toEqual([]);
  expect(labels[0]).toMatch(/^Light: \d: /);
});

test('incremental notation equals notation from scratch', () => {
  const match = played(60);
  const growing = new Notation(match.game);
  for (const at of match.log.keys()) growing.notate(match.stateAt(0), match.log.slice(0, at));
  const notated = growing.notate(match.stateAt(0), match.log);
  expect(notated).toEqual(new Notation(match.game).notate(match.stateAt(0), match.log));
});
