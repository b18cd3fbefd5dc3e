import { expect, test } from 'vitest';
import { scenarioRules } from '#games/dice/voice/traits.ts';
import { tideBells, tideBellsGame } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

test.each(['en', 'ru'])(
  'the extra harshness of a scenario is listed with its rules in %s',
  (language) => {
    for (const { id, rules, harm = 0, threat = 0 } of tideBells.content.scenarios) {
      const options = { scenario: id, party: 'brawler', difficulty: 'normal' } as const;
      const shown = scenarioRules(tideBellsGame.start(options, 'harm'), wordsIn(language));
      expect(shown).toHaveLength(rules.length + (harm > 0 ? 1 : 0) + (threat > 0 ? 1 : 0));
      if (harm > 0) expect(shown.at(-1)?.meaning).toContain(String(harm));
      if (threat > 0) expect(shown[rules.length]?.meaning).toContain(`+${threat}`);
    }
  },
);
