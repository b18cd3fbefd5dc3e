import { assertDefined, makeStream, Match } from '#core';
import type { AnyMatch } from '#core';
import { makeJourneyGame } from '../rules/index.ts';
import { findJourneyMind } from '../bots/journey-mind.ts';
import type { DiceOptions, JourneyState, Pack } from '../rules/index.ts';
import { buildStory } from '../voice/story.ts';
import { DiceWords } from '../voice/words.ts';
import { printData, printOut } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { requireSeed } from './balance-flags.ts';

interface Shown {
  readonly pack: Pack;
  readonly plans: readonly DiceOptions[];
  readonly bot: string;
  readonly seed: string;
}

/** Plays the first selected scenario with a bot and a seed. */
function playOne({ pack, plans, bot, seed }: Shown): AnyMatch {
  const { scenario, party, difficulty } = assertDefined(plans[0]);
  const game = makeJourneyGame(pack);
  const mind = assertDefined(findJourneyMind(bot));
  const match = new Match(game, { route: scenario, party, difficulty, mode: 'story' }, seed);
  const whims = makeStream(seed, bot);
  while (match.turn.kind === 'decide') match.play(mind.choose(match.state, whims));
  return match;
}

/** Prints one game as a story, turn by turn. */
export function showGame(cli: Cli, shown: Shown, asJson: boolean): void {
  requireSeed(cli, shown.seed);
  const match = playOne(shown);
  const words = new DiceWords(shown.pack, cli.messages);
  const { scene } = match.state as JourneyState;
  const scenario = assertDefined(scene).world.scenario.id;
  const story = buildStory(match, words);
  if (asJson) {
    const turns = story.map(({ title, lines }) => ({
      title,
      lines: lines.map(({ text }) => text),
    }));
    const { pack, bot, seed } = shown;
    printData(cli, { adventure: pack.id, scenario, bot, seed, over: scene?.over ?? null, turns });
    return;
  }
  printOut(`${words.scenario(scenario)}\n${words.scenario(scenario, 'intro').trim()}`);
  for (const { title, lines } of story) {
    printOut(`\n${title}`);
    for (const { text, isRoll } of lines) printOut(`${isRoll ? '      ' : '  '}${text}`);
  }
}
