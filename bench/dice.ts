import { HERO_CLASSES, makeDiceGame, MAX_PARTY } from '../src/games/dice/rules/index.ts';
import type { DiceOptions } from '../src/games/dice/rules/index.ts';
import type { Mind } from '../src/games/dice/bots/mind.ts';
import { findMind, MIND_IDS } from '../src/games/dice/bots/index.ts';
import { assertDefined, must } from '../src/core/index.ts';
import { balance, planBalance, reportOf } from '../src/games/dice/lab/index.ts';
import type { Tally } from '../src/games/dice/lab/index.ts';
import { readPackAt } from '../src/games/dice/commands/packs.ts';
import { timed, workedHere } from './measure.ts';
import type { Row } from './report.ts';

const GAMES = 600;
/** Games played before the clock starts, to let the engine compile hot code. */
const WARM_UP = 1000;
const PARTY = 'brawler,hunter';
const MIN_RATE = 1000;

const pack = () => must(readPackAt('content/adventures/tide-bells').pack);

/** Plays complete games of the first chapter's first scenario with one bot, on one core. */
function play(bot: string, games: number): { readonly ms: number; readonly result: Tally } {
  const { content, chapters } = pack();
  const game = makeDiceGame(content);
  const mind = findMind(bot);
  const [options] = planBalance({ content, chapters }, { chapter: 'one' }, PARTY, 'normal');
  if (mind === undefined || options === undefined)
    throw new RangeError(`bot ${bot} has no games to play`);
  return timed(() => balance(game, mind, options, games, 'bench'));
}

function rateRow(bot: string): Row {
  play(bot, WARM_UP);
  const { ms, result } = play(bot, GAMES);
  const rate = (GAMES / ms) * 1000;
  const what = `two heroes, ${bot}: ${Math.round(reportOf(result).wins.share * 100)} % won`;
  const row = { what, figure: rate, unit: 'games/s' };
  if (bot !== 'greedy') return row;
  return { ...row, target: { text: `>= ${MIN_RATE}`, met: rate >= MIN_RATE } };
}

/**
 * Scenarios per scenario of the campaign and party size, before and after the clock starts. The
 * engine compiles hot code until about 1,500 scenarios have been played.
 */
const CAMPAIGN_WARM_UP = 30;
const CAMPAIGN_GAMES = 20;

/** Every scenario of the campaign for parties of every size, as they typically reach it. */
function campaignOptions(): readonly DiceOptions[] {
  const { content, chapters } = pack();
  const classes = Array.from({ length: MAX_PARTY }, (_, at) => {
    return assertDefined(HERO_CLASSES[at % HERO_CLASSES.length]);
  });
  return classes.flatMap((_, at) => {
    const party = classes.slice(0, at + 1).join(',');
    return planBalance({ content, chapters }, {}, party, 'normal');
  });
}

/** Greedy plays the campaign: scenarios and decisions for each second of processor time. */
function campaignRow(): Row {
  const game = makeDiceGame(pack().content);
  const greedy = assertDefined(findMind('greedy'));
  let decisions = 0;
  const counting: Mind = {
    id: greedy.id,
    choose(state, random) {
      decisions += 1;
      return greedy.choose(state, random);
    },
  };
  const all = campaignOptions();
  for (const options of all) balance(game, counting, options, CAMPAIGN_WARM_UP, 'warm-up');
  decisions = 0;
  const start = workedHere();
  for (const options of all) balance(game, counting, options, CAMPAIGN_GAMES, 'bench');
  const seconds = (workedHere() - start) / 1000;
  return {
    what: `campaign, one to ${MAX_PARTY} heroes, greedy`,
    figure: (all.length * CAMPAIGN_GAMES) / seconds,
    unit: 'scenarios/s',
    beside: [{ figure: decisions / seconds, unit: 'decisions/s' }],
  };
}

export function benchDice(): Row[] {
  return [...MIND_IDS.map(rateRow), campaignRow()];
}
