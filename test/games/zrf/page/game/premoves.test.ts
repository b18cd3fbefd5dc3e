import { expect, test } from 'vitest';
import { assertDefined, must, startMatch } from '#core';
import { PERSON, Session } from '#play';
import { NOT_SAVED } from '#test/play/not-saved.ts';
import { builtInFolders } from '#games/zrf/page/files/built-in.ts';
import { openRulesFile } from '#games/zrf/page/files/opened-file.ts';
import { ZrfPlayModel } from '#games/zrf/page/game/zrf-play-model.ts';
import { glossaryIn } from '../../voice/wordings.ts';
import { at } from '../games.ts';

const IDLE = {
  ask: () => new Promise<never>(() => undefined),
  stop: () => undefined,
  close: () => undefined,
};

/** Chess between a person and a bot whose answers the test gives. */
function chess() {
  const opened = openRulesFile(builtInFolders.rules, 'chess.zrf', 'chess');
  if (!opened.ok) throw new RangeError('chess');
  const { file } = opened;
  const variant = assertDefined(file.game.variants[0]).key;
  const session = new Session(startMatch(file.game, { variant }, 'test'), [
    PERSON,
    { kind: 'bot', strength: 1 },
  ]);
  const options = {
    ...NOT_SAVED,
    session,
    engine: IDLE,
    pace: () => 'off' as const,
    playsForced: () => true,
  };
  const model = new ZrfPlayModel(options, file);
  model.glossary.value = glossaryIn(file.game, variant, 'en');
  const click = (...names: readonly string[]) => {
    for (const name of names) model.click(at(model.rules, name));
  };
  const drag = (from: string, to: string) => {
    if (model.grab({ kind: 'piece', at: at(model.rules, from) }))
      model.release(at(model.rules, to));
  };
  const reply = async (action: string) => {
    const { cursor } = model.match;
    // The bot's move, as the controller takes it.
    model.controller.update(() => {
      model.match.play(must(file.game.parseAction(model.match.state, action)));
      model.controller.touch();
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(model.match.cursor).toBeGreaterThan(cursor);
  };
  return { model, click, drag, reply };
}

test('moves entered while the bot thinks are played in order', async () => {
  const { model, click, reply } = chess();
  click('e2', 'e4');
  expect(model.match.cursor).toBe(1);
  click('g1', 'f3', 'f3', 'e5');
  expect(model.premoves.value).toHaveLength(2);
  await reply('e7e5');
  expect(model.match.cursor).toBe(3);
  expect(model.premoves.value).toHaveLength(1);
  await reply('b8c6');
  expect(model.match.cursor).toBe(5);
  expect(model.premoves.value).toEqual([]);
});

test('an illegal premove is dropped with its followers, and the reason is shown', async () => {
  const { model, click, drag, reply } = chess();
  click('e2', 'e4');
  drag('e4', 'd5');
  click('g1', 'f3');
  expect(model.premoves.value).toHaveLength(2);
  await reply('e7e5');
  expect(model.match.cursor).toBe(2);
  expect(model.premoves.value).toEqual([]);
  const news = model.news.value;
  expect(news?.kind === 'refused' && news.problem.message).toBe(
    'Premove e4 – d5 dropped: it is not legal now.',
  );
});

test('a premove can capture a piece that is not there yet', async () => {
  const { model, click, drag, reply } = chess();
  click('e2', 'e4');
  drag('e4', 'd5');
  await reply('d7d5');
  expect(model.match.cursor).toBe(3);
});

test('a click elsewhere, undo and the setting cancel premoves', () => {
  const { model, click } = chess();
  click('e2', 'e4', 'g1', 'f3');
  expect(model.premoves.value).toHaveLength(1);
  click('a5');
  expect(model.premoves.value).toEqual([]);
  click('g1', 'f3');
  model.undo();
  expect(model.premoves.value).toEqual([]);
  click('d2', 'd4');
  model.allowsPremoves.value = false;
  click('g1', 'f3');
  expect(model.premoves.value).toEqual([]);
});
