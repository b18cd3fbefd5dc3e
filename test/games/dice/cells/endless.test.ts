import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core';
import { dailyOf, twistsOfScenario } from '#games/dice/rules/index.ts';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { loadSession } from '#play';
import type { Session } from '#play';
import { diceStage } from './stage.ts';
import { actionsOf, game, openJourney, playOn } from './player.ts';
import type { Stage } from '#test/screen/stage.ts';

const DATE = '2026-11-28';
const { options, seed } = dailyOf(DATE);

/** Today's daily up to its last actions. */
const begun = actionsOf(options, seed).slice(0, -10);

/** Opens today's daily shortly before its end, and plays on by keys. */
function playDaily(stage: Stage): Session {
  const session = openJourney(stage, options, seed, game, begun);
  playOn(stage, session, () => undefined);
  expect(session.isOver).toBe(true);
  return session;
}

/** All lines of a long text, from its pages. */
function readOn(stage: Stage, pages: number): string {
  const shown = [stage.text];
  for (let page = 1; page < pages; page++) shown.push(stage.press('down down down down'));
  return shown.join('\n');
}

describe('twists in the terminal', () => {
  it('are picked before free play, and are rules of its scenario', () => {
    const stage = diceStage();
    stage.press('down enter');
    expect(stage.text).toMatch(/Twists +none/);
    expect(stage.press('t')).toMatch(/▸ \[ \] Thorough Investigation +\+20 %/);
    expect(stage.press('enter')).toContain('1, score ×1.2');
    stage.press('down enter');
    expect(stage.press('escape')).toMatch(/Twists +2, score ×1.3/);
    expect(stage.press('enter')).toContain('Thorough Investigation');
    expect(stage.text).toContain('Great Betrayal');
    // The first action saves the game.
    stage.press('enter enter t 1');
    const saved = assertDefined([...stage.saves.files.values()][0]).text;
    expect(saved).toContain('option twists thorough-investigation,great-betrayal');
    expect(loadSession(saved, [game]).ok).toBe(true);
  });

  it('cannot be picked if they contradict another one, with the reason', () => {
    const stage = diceStage();
    // Pulled Punches contradict Hard Knocks.
    stage.press('down enter t down down down down down down down down down down enter');
    expect(stage.text).toMatch(/\[×\] Hard Knocks/);
    stage.press('end up up up enter');
    expect(stage.text).toMatch(/\[ \] Pulled Punches/);
    expect(stage.text).toContain('Contradicts “Hard Knocks”.');
  });

  it('are offered in free play only', () => {
    const stage = diceStage();
    expect(stage.press('enter')).not.toContain('Twists');
    expect(stage.press('t')).toContain('Setting out');
  });
});

describe('the daily in the terminal', () => {
  it('starts today’s scenario from the list of adventures', () => {
    const stage = diceStage();
    expect(stage.press('down down enter')).toContain('Daily, November 28, 2026');
    stage.press('enter enter 1');
    const [saved] = stage.saves.files.values();
    expect(saved?.text).toContain(`seed daily-${DATE}`);
    // Opened again, it continues the same game.
    const again = diceStage();
    for (const one of stage.saves.files.values()) again.saves.write(one.name, one.text);
    expect(again.press('down down enter')).toContain('Continue');
    again.press('enter');
    expect(again.saves.files.size).toBe(1);
  });

  it('shows its score and result once it is finished, and copies the result', () => {
    const stage = diceStage();
    const session = playDaily(stage);
    const { scene } = session.match.state as JourneyState;
    expect(twistsOfScenario(assertDefined(scene).world.scenario.id)).toHaveLength(2);
    expect(stage.press('c')).toContain('Result copied.');
    const text = readOn(stage, 4);
    const result = assertDefined(stage.records.profile.dailies[0]);
    const points = new Intl.NumberFormat('en').format(result.score);
    expect(text).toContain(`Score: ${points}`);
    expect(text).toContain('Daily, November 28, 2026');
    const [title, outcome, ...signs] = assertDefined(stage.copied[0]).split('\n');
    expect(title).toBe('Turnwright daily, November 28, 2026 (The Tide Bells)');
    expect(outcome).toContain(`${points} points`);
    expect(signs.join('')).toMatch(/^[·+×■◆†]+$/);
    expect(signs.join('')).toHaveLength(result.signs.length);
  });

  it('counts only once, and may be played again', () => {
    const stage = diceStage();
    playDaily(stage);
    const { profile } = stage.records;
    playDaily(stage);
    expect(stage.records.profile).toEqual(profile);
    expect(readOn(stage, 4)).toContain('Your first result stands.');
    const menu = diceStage();
    menu.records.profile = profile;
    expect(menu.press('down down enter')).toContain('Play again, without a score');
    expect(menu.text).toContain('The next daily comes tomorrow.');
    menu.press('c');
    expect(menu.copied).toEqual([expect.stringContaining('Turnwright daily')]);
  });
});

describe('records in the terminal', () => {
  it('are empty at first, with a hint for each page', () => {
    const stage = diceStage();
    expect(stage.press('down down down enter')).toContain('No scores yet.');
    expect(stage.press('right')).toContain('Earned: 0 of 24');
    expect(stage.press('right')).toContain('No heroes yet.');
    expect(stage.press('escape')).toContain('Records');
  });

  it('list the scores, achievements and heroes of finished games', () => {
    const stage = diceStage();
    playDaily(stage);
    const menu = diceStage();
    menu.records.profile = stage.records.profile;
    menu.press('down down down enter');
    expect(menu.text).toMatch(/The Tide Bells, level \d/);
    expect(menu.text).toContain('Dailies');
    menu.press('right right');
    expect(menu.text).toContain('Heroes who played for you: 5');
    expect(menu.text).toContain('scenarios 1');
  });

  it('do not count a game that was opened after its end', () => {
    const stage = diceStage();
    const session = playDaily(stage);
    const other = diceStage();
    other.open(({ routes }) => routes.play({ session, name: 'other' }, routes.title()));
    expect(other.text.length).toBeGreaterThan(0);
    expect(other.records.profile.counted).toEqual([]);
  });
});
