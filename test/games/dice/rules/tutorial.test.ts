import { describe, expect, it } from 'vitest';
import { assertDefined, makeStream } from '#core';
import { Match } from '#core/match.ts';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type {
  DiceEvent,
  JourneyAction,
  JourneyEvent,
  JourneyOptions,
  JourneyState,
} from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { findShownHints } from '#games/dice/voice/tutorial.ts';
import { wordsIn } from '../voice/stage.ts';
import { Stage } from './stage.ts';
import { tideBells } from './tide-bells.ts';

const game = makeJourneyGame(tideBells);
const seed = assertDefined(tideBells.tutorialSeed);

/** The tutorial with its own seed, played by a bot. */
function playTutorial(bot: string) {
  const options: JourneyOptions = {
    ...{ route: assertDefined(tideBells.tutorial), party: 'brawler,hunter' },
    ...{ difficulty: 'normal', mode: 'story' },
  };
  const match = new Match<JourneyState, JourneyAction, JourneyEvent, JourneyOptions>(
    game,
    options,
    seed,
  );
  const mind = assertDefined(findJourneyMind(bot));
  const random = makeStream(seed, bot);
  while (match.turn.kind === 'decide') match.play(mind.choose(match.state, random));
  const events: DiceEvent[] = [];
  for (let count = 1; count <= match.cursor; count++) {
    const step = game.apply(
      match.stateAt(count - 1),
      assertDefined(match.entryAt(count - 1)).action,
    );
    for (const event of step.events) events.push(event as DiceEvent);
  }
  return { match, events };
}

describe('locations with a fixed order', () => {
  const dealt = {
    saltworks: [
      ['WOUND', 4],
      ['PHYSICAL', 4],
      ['ENEMY', 4],
    ],
  } as const;
  const stage = () =>
    new Stage({
      party: 'brawler',
      scenario: { order: dealt },
      heroes: [{ hand: 'P4 P4', bag: 'S4' }],
      places: [{ bag: 'P4 W4 E4 E6', enemies: ['reed-thief'] }, { bag: 'P4 S4' }],
    });

  it('let their dice be drawn in turn', () => {
    const first = stage().play('explore');
    expect(first.game.turn(first.state)).toMatchObject({
      kind: 'chance',
      outcomes: [{ action: { type: 'WOUND', size: 4 } }],
    });
    first.play('draw W4', 'forfeit');
    expect(first.place(0)).toBe('P4 E6 E4');
  });

  it('leave other locations to chance', () => {
    const other = stage().play('travel', 'location 2', 'explore');
    const turn = other.game.turn(other.state);
    expect(turn.kind === 'chance' && turn.outcomes.length).toBe(2);
  });

  it('begin with exactly these dice', () => {
    const { state } = stage();
    const start = new Stage({ scenario: { order: dealt }, heroes: [], places: [] });
    const generated = start.game.start(state.world.options, 'fresh');
    const kinds = generated.places[0]?.bag.map(({ type, size }) => [type, size]);
    expect(kinds).toEqual([
      ['PHYSICAL', 4],
      ['WOUND', 4],
      ['ENEMY', 4],
    ]);
  });
});

describe.each(['greedy', 'rusher', 'cautious'])('the tutorial, played by %s', (bot) => {
  const { match, events } = playTutorial(bot);

  it('begins with a success and ends in victory', () => {
    const checks = events.filter((event) => event.kind === 'checked');
    expect(checks.slice(0, 2).map(({ won }) => won)).toEqual([true, true]);
    expect(match.state.scene?.over).toBe('cornered');
  });

  it('shows most of what there is, each with its hint', () => {
    const met = new Set(events.flatMap((e) => (e.kind === 'encounter' ? [e.die.type] : [])));
    for (const type of ['OBSTACLE', 'ENEMY', 'VILLAIN'] as const) expect(met).toContain(type);
    const hints = findShownHints(match, wordsIn('en'));
    for (const hint of ['table', 'explore', 'obstacle', 'threat', 'act', 'closing'] as const) {
      expect(hints).toContain(hint);
    }
  });
});
