import { expect, test } from 'vitest';
import { scenarioRules } from '#games/dice/voice/traits.ts';
import { tideBells, tideBellsGame } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

test.each(['en', 'ru'])(
  'powers and the extra harshness of a scenario are listed with its rules in %s',
  (language) => {
    const { scenarios } = tideBells.content;
    for (const { id } of scenarios) {
      const options = { scenario: id, party: 'brawler', difficulty: 'normal' } as const;
      const start = tideBellsGame.start(options, 'harm');
      const { rules, villains, harm = 0, threat = 0 } = start.world.scenario;
      const shown = scenarioRules(start, wordsIn(language));
      const usual = villains.length + rules.length;
      expect(shown).toHaveLength(usual + (harm > 0 ? 1 : 0) + (threat > 0 ? 1 : 0));
      if (harm > 0) expect(shown.at(-1)?.meaning).toContain(String(harm));
      if (threat > 0) expect(shown[usual]?.meaning).toContain(`+${threat}`);
    }
  },
);
