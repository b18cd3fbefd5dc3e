import { describe, expect, it } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import { phaseOf } from '#games/dice/rules/index.ts';
import type { JourneyOptions, JourneyState } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { PERSON, Session } from '#play';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Stage } from '#test/screen/stage.ts';
import { game } from './player.ts';
import { diceStage } from './stage.ts';

const greedy = assertDefined(findJourneyMind('greedy'));
const LANGUAGES = ['en', 'ru'] as const;

/** A journey of the greedy bot up to a state. */
function journeyTo(
  options: Partial<JourneyOptions>,
  isThere: (state: JourneyState) => boolean,
): Session {
  const all = { route: 'campaign', party: 'brawler,hunter', difficulty: 'easy', mode: 'story' };
  for (let seed = 0; seed < 20; seed++) {
    const match = new Match(game, { ...all, ...options } as JourneyOptions, `story-${seed}`);
    const whims = makeStream(match.seed, 'mind');
    while (match.turn.kind === 'decide') {
      if (isThere(match.state)) return new Session(match, [PERSON, PERSON]);
      match.play(greedy.choose(match.state, whims));
    }
    if (isThere(match.state)) return new Session(match, [PERSON, PERSON]);
  }
  throw new Error('no journey comes there');
}

const isChoice = ({ scene }: JourneyState) =>
  scene !== undefined && phaseOf(scene)?.kind === 'choice';
const isAsked = ({ campaign }: JourneyState) => campaign.asks.length > 0;

function open(session: Session, language: string): Stage {
  const stage = diceStage({ language, guidance: 'off' });
  stage.open(({ routes }) => routes.play({ session, name: 'story' }, routes.title()));
  return stage;
}

/** The words of a screen, regardless of lines. */
function wordsOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function expectWhole(text: string): void {
  expect(text).not.toMatch(/dice-[a-z]|undefined|\{|\}|…/);
  const rows = text.split('\n');
  expect(rows).toHaveLength(24);
  for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(80);
}

describe.each(LANGUAGES)('a choice, in %s', (language) => {
  const texts = {
    en: ['The Only Boat', 'if one rowed for a wager.', 'Row to the church', 'Back', 'We owe you'],
    ru: ['Единственная лодка', 'если грести на спор, то три.', 'Плыть к церкви', '', 'За нами'],
  }[language];

  it('within a scenario shows its situation, options and prices, then what follows', () => {
    const stage = open(journeyTo({ route: 'night-at-sallow' }, isChoice), language);
    expectWhole(stage.text);
    const [title = '', end = '', option = '', , answer = ''] = texts;
    for (const text of [title, end, option]) expect(wordsOf(stage.text)).toContain(text);
    expect(stage.text).toMatch(language === 'en' ? /costs 2 turns/ : /цена: 2 хода/);
    stage.press('1');
    expectWhole(stage.text);
    expect(wordsOf(stage.text)).toContain(answer);
    stage.press('space');
    expect(wordsOf(stage.text)).not.toContain(answer);
  });

  it('in camp comes first, and its answer is on the map of the campaign', () => {
    const stage = open(journeyTo({}, isAsked), language);
    expectWhole(stage.text);
    const [title, option] = {
      en: ["Jory's Peg", 'Send him to the gaol at Saltby'],
      ru: ['Колышек Джори', 'Отправить его в тюрьму, в Солтби'],
    }[language];
    expect(stage.text).toContain(title);
    expect(stage.text).not.toContain(language === 'en' ? 'one more' : 'на одну кость');
    stage.press('down enter');
    expectWhole(stage.text);
    stage.press('space m');
    expectWhole(stage.text);
    expect(wordsOf(stage.text)).toContain(`${title}: ${option}`);
  });
});

it('the map of the campaign names only scenarios reached, and follows the map of places', () => {
  const session = journeyTo({}, ({ scene, campaign }) => scene !== undefined && campaign.won === 1);
  const stage = open(session, 'en');
  stage.press('space space m left');
  expectWhole(stage.text);
  expect(stage.text).toContain('✓   Fog at Low Pell');
  expect(stage.text).toContain('▸   Market Day at Saltby');
  expect(stage.text).not.toContain('The Lamp Trade');
  stage.press('end');
  expect(stage.text).toContain('An ending you have not reached');
  expect(stage.text).not.toContain('The Minutes');
});

it('the end of a campaign is a page of the story, and is named on its map', () => {
  const session = journeyTo({}, ({ campaign }) => campaign.stage === 'won');
  const stage = open(session, 'en');
  const { flags } = (session.match.state as JourneyState).campaign;
  const isTried = flags.includes('the-inspector.court');
  const name = isTried ? 'The Minutes' : 'In Green Ink';
  expect(stage.text).toContain(name);
  stage.press('space');
  expect(stage.text).not.toContain(name);
  stage.press('m end');
  expect(stage.text).toContain(`✓ ${name}`);
});
