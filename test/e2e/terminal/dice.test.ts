import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { below, makeStream, must } from '#core';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { JourneyState, Pack } from '#games/dice/rules/index.ts';
import { resumeSession } from '#play';
import type { Session } from '#play';
import { SaveFolder } from '#terminal/files/saves.ts';
import { isDeep, repeats } from '../../support/deep.ts';
import { game, openJourney, wantedKey } from '../../games/dice/cells/player.ts';
import { diceStage } from '../../games/dice/cells/stage.ts';
import { glassRoad } from '../../games/dice/rules/glass-road.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import type { Stage } from '../../screen/stage.ts';
import { MAIN } from './built.ts';
import type { Home } from './built.ts';
import type { PtyRun } from './pty.ts';
import { homeOf, cleanUpAfterEach, startAt } from './started.ts';

cleanUpAfterEach();

const PARTY = 'brawler=Bram,hunter=Ash';
const BYTES = new Map([
  ['enter', '\r'],
  ['escape', '\x1b'],
  ['tab', '\t'],
]);
const LATIN = 'qwertyuiopasdfghjklzxcvbnm';
const CYRILLIC = 'йцукенгшщзфывапролдячсмить';

/** Bytes that a keyboard sends for a key: Enter as 13 or 10, in either case, Latin or Cyrillic. */
function bytesOf(key: string, count: number): string {
  if (key === 'enter' && count % 2 === 1) return '\n';
  const at = LATIN.indexOf(key);
  if (at < 0 || key.length > 1) return BYTES.get(key) ?? key;
  return [key, key.toUpperCase(), CYRILLIC.charAt(at)][count % 3] ?? key;
}

/** A game in a terminal, with the same game on a virtual stage that shows the expected screen. */
interface MirroredGame {
  readonly run: PtyRun;
  readonly home: Home;
  readonly stage: Stage;
  readonly session: Session;
}

/** Adventure, party and difficulty of a game; a party of two in the first adventure by default. */
interface Setting {
  readonly pack?: Pack;
  readonly party?: string;
  readonly difficulty?: 'easy' | 'hard';
}

function openBoth(route: string, seed: string, setting: Setting = {}): MirroredGame {
  const { pack = tideBells, party = PARTY, difficulty = 'easy' } = setting;
  const stage = diceStage({}, undefined, pack);
  const adventure = makeJourneyGame(pack);
  const session = openJourney(stage, { route, party, difficulty }, seed, adventure);
  const home = homeOf();
  const words = ['--adventure', pack.id, '--route', route, '--party', party];
  const more = ['--difficulty', difficulty, '--seed', seed];
  return { run: startAt(home, ['play', 'dice', ...words, ...more]), home, stage, session };
}

async function isSame({ run, stage }: MirroredGame): Promise<void> {
  await run.until(() => run.screen === stage.text, `the same screen as\n${stage.text}`);
}

/** Plays by keyboard to the end of a scenario, or up to `most` keys. Returns the number of keys. */
async function playOn(both: MirroredGame, maxKeys = 5000, mind = 'greedy'): Promise<number> {
  const { run, stage, session } = both;
  const player = findJourneyMind(mind);
  const whims = makeStream('whims', 'mind');
  let keys = 0;
  await isSame(both);
  while (!session.isOver && keys < maxKeys) {
    const key = wantedKey(session, whims, player);
    if (key === undefined) break;
    const { cursor } = session.match;
    for (let extraKeys = 0; extraKeys < 6 && session.match.cursor === cursor; extraKeys++) {
      stage.press(key);
      run.type(bytesOf(key, (keys += 1)));
      await isSame(both);
    }
  }
  return keys;
}

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

test.runIf(isDeep).each([
  ['won', 'greedy', { party: PARTY, difficulty: 'easy' }, 'glass 2', 'VICTORY'],
  ['lost', 'rusher', { party: 'brawler=Bram', difficulty: 'hard' }, 'glass 7', 'ALL IS LOST'],
] as const)('The Glass Road can be %s in a terminal', async (_, mind, setting, seed, title) => {
  const both = openBoth('six-oclock-sharp', seed, { pack: glassRoad, ...setting });
  await playOn(both, undefined, mind);
  expect(both.session.isOver).toBe(true);
  expect(both.run.screen).toContain(title);
});

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
    stage.press(key);
    run.type(bytesOf(key, 0));
  }
  await isSame(both);
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

  it('perft or arena refuses adventures', () => {
    for (const name of ['perft', 'arena']) {
      const { code, out, err } = command(homeOf(), name, 'dice');
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`${name} does not work for adventures`);
    }
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

  it('play lists the valid values for an unknown adventure, route or party', () => {
    const home = homeOf();
    expect(command(home, 'play', 'dice', '--adventure', 'nowhere').err).toContain('tide-bells');
    expect(command(home, 'play', 'dice', '--route', 'nowhere').err).toContain('fog-at-low-pell');
    expect(command(home, 'play', 'dice', '--party', 'wizard').err).toContain('brawler');
  });
});
