import { describe, expect, it } from 'vitest';
import { loadTranscript, makeTranscript, must } from '#core';
import type { AnyGame } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import type { CavesState } from '#games/caves/rules/index.ts';
import { resumeSession } from '#play';
import type { Settings, Size } from '#screen';
import { isDeep, repeats } from '#test/support/deep.ts';
import type { Stage } from '#test/screen/stage.ts';
import { cavesStage } from './stage.ts';

const GAMES = [caves as unknown as AnyGame];

/** The repeated keys: automatic actions, steps, lists, and a choice when required. */
const KEYS =
  'o h j . l o 1 k u R n b g o y w a escape L . j O k ; tab enter . q a l h o J n y'.split(' ');
const ROUNDS = repeats(2, 4);

/** Label of keys outside the map. */
const BACK = 'Esc back';

/**
 * Plays a run, waiting for automatic actions, and leaves and resumes it after every `leavesAfter`
 * keys. Leaves from the map only, since open lists are not saved.
 */
function play(settings: Partial<Settings>, size: Size, leavesAfter = Infinity): Stage {
  const stage = cavesStage(settings, size);
  // The default number of levels, in the mode without death.
  stage.mark(stage.arcade.say('run-option-mode'));
  stage.press('right');
  stage.choose(stage.arcade.say('run-start'));
  let stayed = 0;
  for (let count = 1; count <= KEYS.length * ROUNDS; count++) {
    stage.press(KEYS[count % KEYS.length] ?? '.');
    while (stage.tick());
    stayed += 1;
    if (stayed < leavesAfter || stage.text.includes(BACK)) continue;
    stayed = 0;
    stage.press('escape Q');
    stage.openEntry('caves').press('enter');
  }
  return stage;
}

/** The saved record, including the hashes of its states. */
function playedIn(stage: Stage): string {
  const [saved, ...others] = stage.saves.list();
  expect(others).toEqual([]);
  const { match } = must(resumeSession(saved?.text ?? '', GAMES));
  while (!match.verify(200));
  expect(match.fault).toBeUndefined();
  return makeTranscript(match);
}

const STEPS = { speed: 'normal', guidance: 'on' } as const;
const MONO = { palette: 'mono' } as const;
type Look = readonly [name: string, settings: Partial<Settings>, size: readonly [number, number]];
const LOOKS: readonly Look[] = isDeep
  ? [
      ['on a larger terminal, shown step by step', STEPS, [120, 40]],
      ['in Russian, without colours', { language: 'ru', ...MONO }, [80, 24]],
      ['from right to left on a huge terminal', { language: 'ar', speed: 'slow' }, [200, 60]],
    ]
  : [
      [
        'step by step from right to left on a huge terminal without colours',
        { language: 'ar', ...STEPS, ...MONO },
        [200, 60],
      ],
    ];

const SMALL = { width: 80, height: 24 };
const uninterrupted = playedIn(play({}, SMALL));

describe('equal keys in equal caves', () => {
  it('form a long run with all kinds of actions', () => {
    const { match } = must(loadTranscript(uninterrupted, GAMES));
    expect((match.state as CavesState).turns).toBeGreaterThan(60);
    expect(uninterrupted.match(/^= \d+ /gm)?.length).toBeGreaterThan(0);
  });

  it.each(LOOKS)('lead to the same states %s', (_, settings, [width, height]) => {
    expect(playedIn(play(settings, { width, height }))).toBe(uninterrupted);
  });

  it('lead to the same states when the run is left and resumed', () => {
    expect(playedIn(play({}, SMALL, 23))).toBe(uninterrupted);
  });

  it('lead to the same state in a replay', () => {
    const { match } = must(loadTranscript(uninterrupted, GAMES));
    let state = match.stateAt(0) as CavesState;
    for (let index = 0; index < match.cursor; index++) {
      const action = match.entryAt(index)?.action;
      const text = caves.makeAction(state, action as Parameters<typeof caves.makeAction>[1]);
      state = caves.apply(state, must(caves.parseAction(state, text))).state;
    }
    expect(caves.makeState(state)).toBe(caves.makeState(match.state as CavesState));
  });
});
