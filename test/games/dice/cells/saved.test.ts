import { expect, it } from 'vitest';
import { Match } from '#core';
import type { AnyMatch } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { PERSON, Session } from '#play';
import { AdventureLibrary } from '#games/dice/voice/adventure-library.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { Stage } from '#test/screen/stage.ts';

it('lists saved journeys by adventure, scenario, heroes and turn', () => {
  const library = new AdventureLibrary(() => ({ packs: [tideBells], broken: [] }));
  const stage = new Stage({}, undefined, undefined, library).open();
  const options = {
    route: 'campaign',
    party: 'brawler=Marta,hunter=Ash',
    difficulty: 'normal',
    mode: 'story',
  } as const;
  const match = new Match(makeJourneyGame(tideBells), options, 'list') as AnyMatch;
  const text = new Session(match, [PERSON, PERSON]).save();
  stage.saves.files.set('dice-1', { name: 'dice-1', text, time: 9 });
  const list = stage.choose('Saved games');
  expect(list).toContain('The Tide Bells: Fog at Low Pell · Marta, Ash · turn 1 of 51');
  expect(list).not.toContain('Person');
});
