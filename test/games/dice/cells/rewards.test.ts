import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core';
import { MARK_IDS } from '#games/dice/rules/index.ts';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { parseReward } from '#games/dice/rules/campaign/rewards.ts';
import { drawRewards } from '#games/dice/cells/play/rewards.ts';
import { glossary } from '#games/dice/voice/glossary.ts';
import { rewardsShown } from '#games/dice/voice/keepsakes.ts';
import { Grid } from '#screen/cells/grid.ts';
import { wordsIn } from '../voice/stage.ts';
import { game } from './player.ts';

const LANGUAGES = ['en', 'ru', 'uk', 'he', 'ar', 'zh'] as const;

/** A camp in which the hero has to choose one of these rewards. */
function campWith(rewards: readonly string[]): JourneyState {
  const options = { route: 'campaign', party: 'brawler', difficulty: 'normal' } as const;
  const state = game.start({ ...options, mode: 'story', twists: '' }, 'seed');
  const offered = rewards.map((text) => assertDefined(parseReward(text)));
  const heroes = state.campaign.heroes.map((hero) => ({ ...hero, offered }));
  return { ...state, scene: undefined, campaign: { ...state.campaign, stage: 'camp', heroes } };
}

describe.each(LANGUAGES)('the reward of a mark in %s', (language) => {
  const words = wordsIn(language);
  const isRightToLeft = language === 'he' || language === 'ar';

  it('names its die and the meaning of the mark', () => {
    for (const mark of MARK_IDS) {
      const [shown] = rewardsShown(campWith([`mark P6~${mark}`]), words);
      const { name, effects, ways } = assertDefined(shown);
      expect(name).toContain(words.mark(mark));
      expect(effects).toContain(words.die({ type: 'PHYSICAL', size: 6 }));
      expect(effects).toContain(words.meaning(`mark-${mark}`));
      expect(ways).toHaveLength(1);
    }
  });

  it('fits on a card of the terminal', () => {
    const plain = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, '');
    for (const mark of MARK_IDS) {
      const grid = new Grid({ width: 76, height: 15 }, isRightToLeft ? 'rtl' : 'ltr');
      const rewards = ['keepsake storm-lantern', `mark P6~${mark}`, 'larger P4 8'];
      const state = campWith(rewards);
      drawRewards(grid, grid.area, { state, index: 1, words });
      const { name, effects } = assertDefined(rewardsShown(state, words)[1]);
      const frame = plain(grid.toText());
      expect(frame).toContain(plain(`► ${name}`));
      expect(frame).toContain(plain(effects));
    }
  });

  it('is explained in the glossary, like every keepsake', () => {
    const sections = new Map(glossary(words).map(({ id, entries }) => [id, entries]));
    const meanings = (id: 'marks' | 'keepsakes') =>
      assertDefined(sections.get(id)).map(({ meaning }) => meaning);
    expect(meanings('marks')).toEqual(MARK_IDS.map((id) => words.meaning(`mark-${id}`)));
    const { keepsakes = [] } = words.pack.content;
    expect(meanings('keepsakes').sort()).toEqual(
      keepsakes.map(({ id }) => words.keepsakeEffects(id)).sort(),
    );
  });
});
