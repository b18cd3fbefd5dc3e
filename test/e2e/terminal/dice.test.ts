import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { below, makeStream, must } from '#core';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { resumeSession } from '#play';
import { SaveFolder } from '#terminal/files/saves.ts';
import { isDeep, repeats } from '../../support/deep.ts';
import { game, wantedKey } from '../../games/dice/cells/player.ts';
import { MAIN } from './built.ts';
import type { Home } from './built.ts';
import { bytesOf, isSame, openBoth, playOn, pressBoth } from './dice-mirror.ts';
import { homeOf, cleanUpAfterEach, startAt } from './started.ts';

cleanUpAfterEach();

const ROUTES = isDeep ? ['goose-chase', 'fog-at-low-pell', 'market-day'] : ['goose-chase'];

test.each(ROUTES)(
  '%s can be played to the end in an 80 by 24 terminal, with every frame as expected',
  async (route) => {
    const both = openBoth(route, `pty ${route}`);
    const keys = await playOn(both);
    expect(both.session.isOver).toBe(true);
    expect(keys).toBeGreaterThan(40);
    expect(savedCursor(both.home)).toBe(both.session.match.cursor);
  },
);

/** Number of entries in the only saved game, as loaded at the next start. */
function savedCursor({ saves }: Home): number {
  const [saved, ...others] = new SaveFolder(saves).list();
  expect(others).toEqual([]);
  if (saved === undefined) return 0;
  return must(resumeSession(saved.text, [game])).match.cursor;
}

it('arrow sequences differ from a single Escape, and a window that was too small recovers', async () => {
  const both = openBoth('fog-at-low-pell', 'keys');
  const { run, stage } = both;
  for (const key of ['enter', 'enter', 't']) {
    await isSame(both);
    await pressBoth(both, key);
  }
  expect(run.screen).toContain('Where to?');
  run.type('\x1b[A');
  run.type('m');
  await run.shows('Map');
  run.type('m');
  await run.shows('Where to?');
  run.resize(40, 12);
  await run.shows('Turnwright needs 80');
  run.resize(80, 24);
  await isSame(both);
  run.type('\x1b');
  stage.press('escape');
  await isSame(both);
  expect(run.screen).toContain('What now?');
});

test.each(Array.from({ length: repeats(1, 50) }, (_, index) => index))(
  'a game killed at a random moment (%i) loses at most its last action',
  async (index) => {
    const random = makeStream(`kill ${index}`, 'dice');
    const both = openBoth('goose-chase', `kill ${index}`);
    const { run, stage, session } = both;
    await playOn(both, 5 + below(random, 30));
    const before = session.match.cursor;
    const key = wantedKey(session, makeStream('last', 'mind'));
    for (
      let extraKeys = 0;
      extraKeys < 6 && key !== undefined && session.match.cursor === before;
      extraKeys++
    ) {
      stage.press(key);
      run.type(bytesOf(key, 0));
    }
    await new Promise((resolve) => setTimeout(resolve, below(random, 30)));
    run.kill('SIGKILL');
    await run.ended();
    const savedCount = savedCursor(both.home);
    expect(savedCount).toBeGreaterThanOrEqual(before);
    expect(savedCount).toBeLessThanOrEqual(session.match.cursor);
    expect((session.match.state as JourneyState).scene).toBeDefined();
  },
);

function command(home: Home, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    env: home.env(),
    cwd: home.folder,
    encoding: 'utf8',
    input: '',
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the command', () => {
  it('play opens the adventures if no scenario is chosen', async () => {
    const run = startAt(homeOf(), ['play', 'dice']);
    await run.shows('Adventures');
    await run.shows('The Tide Bells');
  });

  it('play takes actions and saves them, and replay and check read them', () => {
    const home = homeOf();
    const args = ['play', 'dice', '--adventure', 'tide-bells', '--route', 'goose-chase'];
    const file = home.file('goose.txt');
    const moves = ['--moves', 'travel; location 1; explore', '--seed', 'a', '--save', file];
    const played = command(home, ...args, ...moves, '--json');
    expect(played.err).toBe('');
    const { moves: count, status } = JSON.parse(played.out) as { moves: number; status: string };
    expect({ status, isPlayed: count >= 3 }).toEqual({ status: 'active', isPlayed: true });
    expect(command(home, 'replay', file, '--verify').code).toBe(0);
    expect(command(home, 'check', file).code).toBe(0);
    expect(command(home, ...args, '--seed', 'a').out).toContain('│ THE REFUGE │');
  });

  it("adventures --new creates the guide's template, which passes check and can be played", () => {
    const home = homeOf();
    const { folder } = JSON.parse(
      command(home, 'adventures', '--new', 'quiet-mill', '--json').out,
    ) as { folder: string };
    expect(existsSync(join(folder, 'i18n', 'en.yaml'))).toBe(true);
    expect(command(home, 'check', folder).code).toBe(0);
    expect(command(home, 'adventures').out).toContain('quiet-mill 1.0.0');
    const shown = command(home, 'balance', 'quiet-mill', '--show', 'mill');
    expect(shown.out).toContain('Night shift');
    expect(command(home, 'play', 'dice', '--adventure', 'quiet-mill').out).toContain('REFUGE');
    const again = command(home, 'adventures', '--new', 'quiet-mill');
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toContain('already exists');
    expect(command(home, 'adventures', '--new', '../up').err).toContain('is not a valid id');
  });
});
