import { makeDiceGame } from '../src/games/dice/rules/index.ts';
import { findMind, MIND_IDS } from '../src/games/dice/bots/index.ts';
import { must } from '../src/core/index.ts';
import { balance, planBalance, reportOf } from '../src/games/dice/lab/index.ts';
import type { Tally } from '../src/games/dice/lab/index.ts';
import { readPackAt } from '../src/games/dice/commands/packs.ts';
import { timed } from './measure.ts';
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

export function benchDice(): Row[] {
  return MIND_IDS.map(rateRow);
}
