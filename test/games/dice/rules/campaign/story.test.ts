import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { endingOf } from '#games/dice/rules/model/story.ts';
import type { CampChoice, CampOption } from '#games/dice/rules/model/story-templates.ts';
import { asking } from '#games/dice/rules/campaign/camp-choices.ts';
import {
  campActions,
  finishScenario,
  makeCampaign,
  matchOf,
  parseCampaign,
  takeCampAction,
} from '#games/dice/rules/campaign/index.ts';
import type { Campaign } from '#games/dice/rules/campaign/index.ts';
import { act, campaign, codeOf, ended, finish, leaveCamp, unwrap } from './stage.ts';

function option(id: string, changes: Partial<CampOption> = {}): CampOption {
  return { id, sets: [], gives: [], joins: [], ...changes };
}

function choice(id: string, changes: Partial<CampChoice> = {}): CampChoice {
  return { id, when: [], unless: [], options: [option('spare'), option('hang')], ...changes };
}

/** The camp after the first victory, where these choices are asked. */
function camp(...asks: readonly CampChoice[]): Campaign {
  return asking(finish(campaign()), asks);
}

const choose = (id: string) => ({ kind: 'choose', option: id }) as const;

describe('a choice in camp', () => {
  it('comes before rewards, trade and leaving', () => {
    const asked = camp(choice('warden'));
    expect(campActions(asked)).toEqual([choose('spare'), choose('hang')]);
    expect(codeOf(takeCampAction(asked, { kind: 'leave' }))).toBe('campaign-choice');
    expect(codeOf(takeCampAction(asked, { kind: 'limit', hero: 0, type: 'PHYSICAL' }))).toBe(
      'campaign-choice',
    );
    const decided = act(asked, choose('hang'));
    expect(campActions(decided).some(({ kind }) => kind === 'limit')).toBe(true);
    expect(decided.asks).toEqual([]);
  });

  it('sets its flags, puts its gifts into the pool, and is asked once', () => {
    const gift = option('spare', { sets: ['spared'], gives: [['ALLY', 6]] });
    const before = camp(choice('warden', { options: [gift, option('hang')] }));
    const after = act(before, choose('spare'));
    expect(after.flags).toEqual(['spared', 'warden.spare']);
    expect(after.pool).toEqual([...before.pool, ['ALLY', 6]]);
    expect(codeOf(takeCampAction(after, choose('hang')))).toBe('campaign-no-option');
  });

  it('lets an ally join the hero with the fewest, unless the party has met her', () => {
    const calls = option('spare', {
      joins: [
        ['ALLY', 6, 'nell'],
        ['ALLY', 8, 'bess'],
      ],
    });
    const asked = camp(choice('warden', { options: [calls, option('hang')] }));
    const alliesOf = ({ heroes }: Campaign) =>
      heroes.map(({ sheet }) => sheet.dice.flatMap(([, , mark]) => mark ?? []));
    const after = act(asked, choose('spare'));
    expect(alliesOf(after)).toEqual([['nell'], ['bess']]);
    expect(after.met).toEqual(['bess', 'nell']);
    expect(must(parseCampaign(makeCampaign(asked)))).toEqual(asked);
    expect(must(parseCampaign(makeCampaign(after)))).toEqual(after);
    const later = act({ ...asked, met: ['nell'] }, choose('spare'));
    expect(alliesOf(later)).toEqual([['bess'], []]);
  });

  it('refuses unknown options', () => {
    expect(codeOf(takeCampAction(camp(choice('warden')), choose('flog')))).toBe(
      'campaign-no-option',
    );
  });

  it.each([
    ['spare', 'pardon'],
    ['hang', 'grave'],
  ])('leads from %s to the choice that depends on it: %s', (answer, next) => {
    const asked = camp(
      choice('warden'),
      choice('pardon', { when: ['warden.spare'] }),
      choice('grave', { unless: ['warden.spare'] }),
    );
    const [first] = act(asked, choose(answer)).asks.filter(({ id }) => id === next);
    expect(first?.id).toBe(next);
    const done = act(asked, choose(answer), choose('hang'));
    expect(done.flags).toContain(`${next}.hang`);
    expect(done.asks).toEqual([]);
  });

  it('is not asked if its condition fails', () => {
    expect(camp(choice('warden', { when: ['bell'] })).asks).toEqual([]);
  });
});

describe('a campaign with a story', () => {
  it('is written and read, with flags and choices', () => {
    const gift = option('spare', {
      sets: ['spared'],
      gives: [
        ['ALLY', 6],
        ['MENTAL', 8],
      ],
    });
    const asked = camp(choice('warden', { options: [gift, option('hang')], unless: ['bell'] }));
    expect(must(parseCampaign(makeCampaign(asked)))).toEqual(asked);
    const decided = act(asked, choose('spare'));
    expect(must(parseCampaign(makeCampaign(decided)))).toEqual(decided);
  });

  it('writes nothing about a story that is empty', () => {
    expect(makeCampaign(campaign())).not.toMatch(/flags|asks/);
  });

  it('hands its flags to the next scenario', () => {
    expect(matchOf(campaign()).options).not.toHaveProperty('story');
    const decided = act(camp(choice('warden')), choose('spare'));
    expect(matchOf(leaveCamp(decided)).options.story).toBe('warden.spare');
  });

  it.each(['cornered', 'time'] as const)('remembers choices of a scenario over by %s', (over) => {
    const start = campaign();
    const scene = { ...ended(start, { over }), flags: ['chest.open', 'opened'] };
    expect(unwrap(finishScenario(start, scene)).flags).toEqual(['chest.open', 'opened']);
  });
});

describe('endings', () => {
  const endings = [
    { id: 'both', when: ['a', 'b'], unless: [] },
    { id: 'one', when: ['a'], unless: ['c'] },
    { id: 'none', when: [], unless: [] },
  ];
  const content = {
    scenarios: [],
    locations: [],
    enemies: [],
    obstacles: [],
    villains: [],
    endings,
  };

  it.each([
    [[], 'none'],
    [['a'], 'one'],
    [['a', 'b'], 'both'],
    [['a', 'c'], 'none'],
    [['b'], 'none'],
  ])('with %j: %s', (flags, id) => {
    expect(endingOf(content, flags)?.id).toBe(id);
  });
});
