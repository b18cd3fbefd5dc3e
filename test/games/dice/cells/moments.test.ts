import { describe, expect, it } from 'vitest';
import { assertDefined, must } from '#core';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { resumeSession } from '#play';
import { damageNow, describeDamagePreview } from '#games/dice/voice/damage-preview.ts';
import { describeScene } from '#games/dice/voice/status.ts';
import { DiceWords } from '#games/dice/voice/words.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { findMoments } from '../rules/moments.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from '../voice/stage.ts';
import type { Stage } from '#test/screen/stage.ts';
import { game } from './player.ts';
import { diceStage } from './stage.ts';

/** Sessions are read-only here, so each is opened once. */
const moments = findMoments().map(({ name, saved }) => {
  const session = must(resumeSession(saved, [game]));
  return { name, session, state: session.match.state as JourneyState };
});
const LANGUAGES = ['en', 'ru', 'uk', 'zh', 'ar', 'he'] as const;
const rowsOf = (frame: string) => frame.split('\n');

type Opened = (typeof moments)[number];

/** The screen of a moment, past the one-time announcements. */
function openAt({ session, state }: Opened, language = 'en'): Stage {
  const stage = diceStage({ language, guidance: 'off' });
  stage.open(({ routes }) => routes.play({ session, name: 'moment' }, routes.title()));
  const { scene } = state;
  const isTable = () => stage.text.startsWith('┌');
  for (let keys = 0; keys < 6 && scene?.over === undefined && scene && !isTable(); keys++) {
    stage.press('space');
  }
  return stage;
}

/** Width of the status row on a table of 80 by 24. */
const STATUS_WIDTH = 76;

describe.each(['en', 'ru'])('every moment of a journey, in %s', (language) => {
  it.each(moments)('$name: has every message, unbroken and untruncated', (moment) => {
    const { text } = openAt(moment, language);
    expect(text).not.toMatch(/dice-[a-z]|screen-[a-z]|undefined|\{|\}/);
    const rows = rowsOf(text);
    expect(rows).toHaveLength(24);
    if (!text.startsWith('┌')) return;
    for (const row of rows.slice(1, -1)) expect(row).toMatch(/^[│├].*[│┤]$/);
    expect(text).not.toContain('…');
  });

  it('fits the prompt in one row with any names, and never truncates numbers', () => {
    const { messages } = wordsIn(language);
    const long = 'Достопочтенная Елизавета Крапивенская-Заозёрная, вдова капитана';
    const texts = new Map(
      [...tideBells.texts].map(([known, entries]) => [
        known,
        new Map([...entries].map(([id, text]) => [id, id.endsWith('.name') ? long : text])),
      ]),
    );
    const words = new DiceWords({ ...tideBells, texts }, messages);
    const numbers = (text: string) => text.match(/\d+/g) ?? [];
    let cut = 0;
    for (const { state } of moments) {
      const { scene } = state;
      if (scene === undefined || scene.over !== undefined) continue;
      const fullText = describeScene(scene, words);
      const shown = describeScene(scene, words, (text) => widthOf(text) <= STATUS_WIDTH);
      expect(widthOf(shown)).toBeLessThanOrEqual(STATUS_WIDTH);
      expect(numbers(shown)).toEqual(numbers(fullText));
      cut += Number(shown.includes('…'));
    }
    expect(cut).toBeGreaterThan(3);
  });
});

it.each(['en', 'ru', 'he'])('damage ahead is marked on the dice it can take, in %s', (language) => {
  const hit = moments.filter(({ name }) => name === 'damage' || name.startsWith('pick pay'));
  expect(hit.length).toBeGreaterThan(0);
  for (const moment of hit) {
    const { scene } = moment.state;
    const damage = assertDefined(damageNow(assertDefined(scene)));
    const { text } = openAt(moment, language);
    expect(text.match(/[═─]!/g) ?? []).toHaveLength(damage.dice.size);
    const [first = ''] = describeDamagePreview(damage, wordsIn(language)).split(' ');
    expect(text).toContain(first);
  }
});

describe('the replay', () => {
  it.each(moments.filter(({ state }) => state.scene?.over === undefined))(
    'shows $name as in play',
    (moment) => {
      const stage = openAt(moment);
      const played = rowsOf(stage.text);
      const last = moment.session.match.cursor;
      // It starts at the current entry, unless that is the end.
      stage.press('j v end');
      const shown = rowsOf(stage.text);
      if (!played[0]?.startsWith('┌')) {
        // Below the list, it shows the last action instead of the meaning of the chosen reward.
        expect(shown.slice(1, -6)).toEqual(played.slice(1, -6));
        return;
      }
      expect(shown[0]).toContain(`Replay · ${last.toLocaleString('en')} of`);
      const inner = (rows: readonly string[]) => rows.slice(1, -1).join('\n');
      expect(inner(shown)).toBe(inner(played));
    },
  );

  it.each(LANGUAGES)('names all of its keys in %s', (language) => {
    const { session } = assertDefined(moments.find(({ state }) => state.scene?.over === undefined));
    const stage = diceStage({ language, guidance: 'off' });
    stage.open(({ routes }) => routes.replay(session, routes.title()));
    for (const keys of ['home', 'right', 'space'])
      expect(rowsOf(stage.press(keys)).at(-1)).not.toContain('…');
  });

  it('shows rolling dice, the chosen action and its effects', () => {
    const won = assertDefined(moments.find(({ name }) => name === 'over cornered'));
    const stage = openAt(won);
    const { session } = won;
    stage.open(({ routes }) => routes.replay(session, routes.title()));
    const frames: string[] = [];
    stage.press('end');
    for (let step = 0; step < 240; step++) frames.push(stage.press('left'));
    for (const pattern of [
      /Check:/,
      /The dice are rolling/,
      /Chance: \d+ %/,
      /▒▒ .*▒▒/,
      /╔═ . ═/,
    ]) {
      expect(frames.some((frame) => pattern.test(frame))).toBe(true);
    }
  });
});
