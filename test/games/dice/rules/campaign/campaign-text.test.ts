import { describe, expect, it } from 'vitest';
import { hashText, must, assertDefined } from '#core';
import { makeCampaign, parseCampaign } from '#games/dice/rules/campaign/index.ts';
import { act, campaign, finish, leaveCamp } from './stage.ts';

function codes(text: string): string {
  const result = parseCampaign(text);
  return result.ok ? 'read' : result.problems.map(({ code }) => code).join();
}

/** The text with its JSON changed and a matching checksum. */
function changed(text: string, from: string, to: string): string {
  const json = assertDefined(text.split('\n')[1]);
  expect(json).toContain(from);
  const other = json.replace(from, to);
  return `turnwright-campaign 1 ${hashText(other)}\n${other}\n`;
}

describe('the text of a campaign', () => {
  const won = finish(campaign('classic'), { dead: [1], found: 'P12', deterred: 'D8 A4' });
  const stages = [
    campaign(),
    won,
    act(won, { kind: 'limit', hero: 0, type: 'MENTAL' }),
    leaveCamp(won),
    finish(campaign('permadeath'), { dead: [0, 1], over: 'dead' }),
  ];

  it.each(stages.map((stage) => [stage.stage, stage] as const))('round-trips for %s', (_, one) => {
    const text = makeCampaign(one);
    expect(must(parseCampaign(text))).toEqual(one);
    expect(makeCampaign(must(parseCampaign(text)))).toBe(text);
    expect(codes(text.replaceAll('\n', '\r\n'))).toBe('read');
  });

  it('round-trips for a finished campaign', () => {
    let now = campaign('story', 'mystic');
    while (now.stage !== 'won') now = leaveCamp(finish(now));
    expect(must(parseCampaign(makeCampaign(now)))).toEqual(now);
  });

  const text = makeCampaign(won);
  it.each([
    ['campaign-format', ''],
    ['campaign-format', 'turnwright 1\n{}'],
    ['campaign-format', `${text}more\n`],
    ['campaign-format', text + ' '.repeat(200_000)],
    ['campaign-version', text.replace('campaign 1', 'campaign 2')],
    ['campaign-damaged', text.replace('brawler', 'hunter')],
    ['campaign-damaged', text.slice(0, 200)],
    ['campaign-damaged', changed(text, '{', '')],
    ['campaign-damaged', changed(text, '"classic"', '"heroic"')],
    ['campaign-damaged', changed(text, '"won":1', '"won":99')],
    ['campaign-damaged', changed(text, '"level":1', '"level":7')],
    ['campaign-damaged', changed(text, '"stage":"camp"', '"stage":"scenario"')],
    ['campaign-damaged', changed(text, '"stage":"camp"', '"stage":"won"')],
    ['campaign-damaged', changed(text, '"stage":"camp"', '"stage":"lost"')],
    ['campaign-damaged', changed(text, 'brawler:', 'brawler,hunter:')],
    [
      'campaign-damaged',
      changed(text, '"gone":false,"revivedIn":-1', '"gone":true,"revivedIn":-1'),
    ],
    ['campaign-damaged', changed(text, '"revivedIn":0', '"revivedIn":9')],
    ['campaign-damaged', changed(text, 'D8', 'D9')],
    ['campaign-damaged', changed(text, '"mode"', '"__proto__"')],
  ])('is rejected: %s', (code, damaged) => {
    expect(codes(damaged)).toBe(code);
  });
});
