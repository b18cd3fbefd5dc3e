import { describe, expect, it } from 'vitest';
import { loadGames } from '#games/index.ts';
import { deriveSeed, makeStream, must, pick, randomOptions } from '#core';
import type { AnyGame } from '#core';
import { makeJourneyGame, makeParty } from '#games/dice/rules/index.ts';
import { findMind } from '#games/dice/bots/index.ts';
import { forecast } from '#games/dice/bots/forecast/forecast.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import { seasoned } from '#games/dice/rules/campaign/growth.ts';
import { parseParty } from '#games/dice/rules/tables/party-text.ts';
import { rulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { tideBells, tideBellsGame } from '../games/dice/rules/tide-bells.ts';
import { repeats } from '../support/deep.ts';
import { changedStates } from './state-walk.ts';

/** Game, and the number of games and entries to play. */
interface Field {
  readonly name: string;
  readonly game: AnyGame;
  readonly games: number;
  readonly entries: number;
  /** Kind of a state. One state of each kind is kept. */
  readonly kindOf: (state: unknown, entry: number) => string;
  /** Further queries that players make on a state. */
  readonly ask?: (state: unknown) => void;
}

/** Possible next actions. */
function nextActions(game: AnyGame, state: unknown): readonly unknown[] {
  const turn = game.turn(state);
  if (turn.kind === 'over') return [];
  return turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
}

/** First state of each kind from random games with random options. */
function samplesOf({ game, games, entries, kindOf }: Field): string[] {
  const samples = new Map<string, string>();
  for (let index = 0; index < games; index++) {
    const seed = deriveSeed(`walk ${game.id}`, index);
    let state = game.start(randomOptions(game.options, makeStream(seed, 'options')), seed);
    const random = makeStream(seed, 'player');
    for (let entry = 0; entry < entries; entry++) {
      const kind = kindOf(state, entry);
      if (!samples.has(kind)) samples.set(kind, game.makeState(state));
      const actions = nextActions(game, state);
      if (actions.length === 0) break;
      state = game.apply(state, pick(random, actions)).state;
    }
  }
  return [...samples.values()];
}

/** Number of entries to play from a state. */
const MAX_ENTRIES = repeats(4, 24);
/** Maximum number of actions to try per state. */
const MAX_ACTIONS = repeats(4, 16);

/** Plays on from a state as shells and bots do. Throws if that fails. */
function playFrom({ game, ask }: Field, state: unknown): void {
  const text = game.makeState(state);
  expect(game.makeState(must(game.parseState(text)))).toBe(text);
  for (const action of nextActions(game, state).slice(0, MAX_ACTIONS)) game.apply(state, action);
  const random = makeStream(text.slice(0, 40), 'player');
  let now = state;
  for (let entry = 0; entry < MAX_ENTRIES; entry++) {
    if (entry % 8 === 0) ask?.(now);
    game.view(now, 0);
    const actions = nextActions(game, now);
    if (actions.length === 0) break;
    now = game.apply(now, pick(random, actions)).state;
  }
  must(game.parseState(game.makeState(now)));
}

/** Distinct kinds of phase in a scene. */
function phasesOf(state: unknown): string {
  const { phases } = state as DiceState;
  const last = phases.slice(-2).map((phase) => {
    const { kind } = phase;
    if (phase.kind === 'pick') return [kind, phase.end, phase.check, phase.use?.skill];
    return phase.kind === 'roll' ? [kind, phase.check] : [kind];
  });
  return last.join();
}

const greedy = findMind('greedy');

/** Queries that screens and bots make on a scene. */
function askScene(state: unknown): void {
  const scene = state as DiceState;
  const turn = tideBellsGame.turn(scene);
  if (turn.kind !== 'decide') return;
  for (const action of turn.actions.slice(0, MAX_ACTIONS)) forecast(scene, action);
  greedy?.choose(scene, makeStream('ask', 'mind'));
}

const sheets = (parseParty('brawler,hunter,mystic,prophet,mentor') ?? []).map((sheet) =>
  makeParty([seasoned(sheet, { wins: 9, chapters: 2 })]),
);

/** Heroes who also know their later skills. */
const veterans = {
  ...tideBellsGame,
  options: {
    ...tideBellsGame.options,
    party: {
      ...tideBellsGame.options.party,
      samples: [sheets.join(), ...sheets, sheets.slice(0, 2).join()],
    },
  },
} as unknown as AnyGame;

const journey = makeJourneyGame(tideBells) as unknown as AnyGame;
const chess = must(await rulesLibrary.open('chess'));
const PLAYED: Readonly<Record<string, number>> = { rogue: 60, caves: 30 };

const rare = (_state: unknown, entry: number) => String(entry % 8);
const others = [...(await loadGames()), chess].map((game): Field => {
  return {
    name: game.id,
    game,
    games: repeats(1, 2),
    entries: PLAYED[game.id] ?? 100,
    kindOf: rare,
  };
});

const FIELDS: readonly Field[] = [
  {
    name: 'the dice game',
    game: veterans,
    games: repeats(3, 200),
    entries: 2000,
    kindOf: phasesOf,
    ask: askScene,
  },
  { name: 'a journey', game: journey, games: repeats(2, 4), entries: 250, kindOf: rare },
  ...others,
];

describe.each(FIELDS)('a state of $name with one place changed', (field) => {
  it('is rejected or playable', () => {
    const { game } = field;
    const samples = samplesOf(field);
    let accepted = 0;
    for (const { shape, text } of changedStates(samples, repeats(1, 20))) {
      const read = game.parseState(text);
      if (!read.ok) continue;
      accepted += 1;
      try {
        playFrom(field, read.value);
      } catch (error) {
        throw new Error(`${shape}: ${String(error)}\n${text}`, { cause: error });
      }
    }
    expect(accepted).toBeGreaterThan(0);
  });
});
