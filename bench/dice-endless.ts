import { assertDefined, below, makeStream, must, startMatch } from '../src/core/index.ts';
import type { AnyGame, Random, Seed } from '../src/core/index.ts';
import { dailyOf, HERO_CLASSES, makeJourneyGame } from '../src/games/dice/rules/index.ts';
import type { JourneyAction, JourneyOptions, JourneyState } from '../src/games/dice/rules/index.ts';
import { findJourneyMind } from '../src/games/dice/bots/journey-mind.ts';
import { readPackAt } from '../src/games/dice/commands/packs.ts';
import type { Row } from './report.ts';

const SEEDS = 200;
const BOTS = ['greedy', 'rusher', 'closer', 'cautious'] as const;
/** Attempts at one game: each bot once, then bots that sometimes decide as another. */
const ATTEMPTS = 400;
/** Least share of games that some bot wins, in percent. */
const MIN_WINNABLE = 100;
/** One decision in this many is another bot's. */
const WHIM = 8;

const SECONDS_PER_INPUT = 3;
const MIN_MINUTES = 15;
const MAX_MINUTES = 45;

interface Game {
  readonly options: JourneyOptions;
  readonly seed: Seed;
}

interface Played {
  readonly won: boolean;
  readonly minutes: number;
}

type Choose = (state: JourneyState, random: Random) => JourneyAction;

function play(game: AnyGame, { options, seed }: Game, choose: Choose): Played {
  const match = startMatch(game, options, seed);
  const whims = makeStream(seed, 'mind');
  let inputs = 0;
  while (match.turn.kind === 'decide') {
    match.play(choose(match.state as JourneyState, whims));
    inputs += 1;
  }
  const won = match.turn.kind === 'over' && match.turn.outcome.winners.length > 0;
  return { won, minutes: (inputs * SECONDS_PER_INPUT) / 60 };
}

function chooseAs(id: string): Choose {
  const mind = assertDefined(findJourneyMind(id));
  return (state, random) => mind.choose(state, random);
}

/** A bot that sometimes decides as another one. */
function whimsical(attempt: number): Choose {
  const minds = BOTS.map(chooseAs);
  const whims: Random = makeStream(`attempt ${attempt}`, 'whims');
  const usual = assertDefined(minds[attempt % BOTS.length]);
  return (state, random) => {
    const other = minds[below(whims, BOTS.length * WHIM)];
    return (other ?? usual)(state, random);
  };
}

function attemptAt(attempt: number): Choose {
  const bot = BOTS[attempt];
  return bot === undefined ? whimsical(attempt) : chooseAs(bot);
}

function isWinnable(game: AnyGame, one: Game): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (play(game, one, attemptAt(attempt)).won) return true;
  }
  return false;
}

function percentOf(count: number): number {
  return (100 * count) / SEEDS;
}

function rowsFor(name: string, game: AnyGame, games: readonly Game[]): Row[] {
  const byBot = BOTS.map((bot) => games.map((one) => play(game, one, chooseAs(bot))));
  const [greedy = []] = byBot;
  const wonOnce = games.filter((_, at) => byBot.some((played) => played[at]?.won === true)).length;
  const winnable = games.filter(
    (one, at) => byBot.some((played) => played[at]?.won === true) || isWinnable(game, one),
  ).length;
  const minutes = greedy.map((played) => played.minutes).sort((a, b) => a - b);
  const share = (part: number) => assertDefined(minutes[Math.floor(part * (SEEDS - 1))]);
  const median = share(0.5);
  const isFitting = median >= MIN_MINUTES && median <= MAX_MINUTES;
  const fitting = minutes.filter((one) => one >= MIN_MINUTES && one <= MAX_MINUTES).length;
  return [
    {
      what: `${name}, greedy wins`,
      figure: percentOf(greedy.filter(({ won }) => won).length),
      unit: '%',
    },
    { what: `${name}, one of ${BOTS.length} bots wins`, figure: percentOf(wonOnce), unit: '%' },
    {
      what: `${name}, some bot wins in ${ATTEMPTS} attempts`,
      figure: percentOf(winnable),
      unit: '%',
      target: { text: `>= ${MIN_WINNABLE}`, met: percentOf(winnable) >= MIN_WINNABLE },
    },
    {
      what: `${name}, minutes of greedy (10 % to 90 %: ${Math.round(share(0.1))} to ${Math.round(share(0.9))})`,
      figure: median,
      unit: 'min',
      target: { text: `${MIN_MINUTES}..${MAX_MINUTES}`, met: isFitting },
    },
    {
      what: `${name}, games of ${MIN_MINUTES} to ${MAX_MINUTES} minutes`,
      figure: percentOf(fitting),
      unit: '%',
    },
  ];
}

function dayAt(index: number): string {
  return new Date(Date.UTC(2026, 10, 28 + index)).toISOString().slice(0, 10);
}

/** Free play and the daily, each with many seeds: can bots win, and how long does it take? */
export function benchDiceEndless(): Row[] {
  const pack = must(readPackAt('content/adventures/tide-bells').pack);
  const game = makeJourneyGame(pack) as unknown as AnyGame;
  const numbers = Array.from({ length: SEEDS }, (_, at) => at);
  const party = HERO_CLASSES.slice(0, 4).join(',');
  const free = numbers.map((at): Game => {
    const route = `free-${1 + (at % 3)}`;
    return { options: { route, party, difficulty: 'normal', mode: 'story' }, seed: `free ${at}` };
  });
  const dailies = numbers.map((at): Game => dailyOf(dayAt(at)));
  return [...rowsFor('free play', game, free), ...rowsFor('daily', game, dailies)];
}
