import { expect, it } from 'vitest';
import { must, parseTranscript } from '#core';
import {
  neighbourIn,
  caves,
  creatureAt,
  creaturesInSight,
  DIRECTIONS,
  isInside,
  isOnEdge,
  letterOf,
  playerOf,
  stepsBetween,
  STAIRS_DOWN,
  STAIRS_UP,
  tileOf,
  WALL,
} from '#games/caves/rules/index.ts';
import { judge } from '#games/caves/bots/foes.ts';
import type { CavesOptions, CavesState, Direction, Item } from '#games/caves/rules/index.ts';
import { SaveFolder } from '#terminal/files/saves.ts';
import { isDeep } from '../../support/deep.ts';
import { STEP_KEYS } from '../../support/step-keys.ts';
import type { Home } from './built.ts';
import type { PtyRun } from './pty.ts';
import { homeOf, cleanUpAfterEach, startAt } from './started.ts';
import { bookOf, equipmentOf, foodOf } from '#test/games/caves/classic.ts';

cleanUpAfterEach();

/** Player in a terminal who reads the state from the saved game. */
class Player {
  readonly run: PtyRun;
  readonly #home: Home;
  #state: CavesState;
  #played = 0;
  #lastKey = '';

  constructor(home: Home, run: PtyRun, options: CavesOptions, seed: string) {
    this.#home = home;
    this.run = run;
    this.#state = caves.start(options, seed);
  }

  /** Saved state of the run. */
  get state(): CavesState {
    const [saved] = new SaveFolder(this.#home.saves).list();
    const entries = saved === undefined ? [] : must(parseTranscript(saved.text)).entries;
    for (const { text } of entries.slice(this.#played)) {
      const action = must(caves.parseAction(this.#state, text));
      this.#state = caves.apply(this.#state, action).state;
    }
    this.#played = entries.length;
    return this.#state;
  }

  get pack(): readonly (Item | null)[] {
    return playerOf(this.state).pack;
  }

  /** Inventory letter of the first matching item. */
  letter(isWanted: (item: Item) => boolean): string {
    const slot = this.pack.findIndex((item) => item !== null && isWanted(item));
    expect(slot).toBeGreaterThanOrEqual(0);
    return letterOf(slot);
  }

  count(isCounted: (item: Item) => boolean): number {
    return this.pack.filter((item) => item !== null && isCounted(item)).length;
  }

  /** Waits for a condition. */
  async reaches(isSo: (state: CavesState) => boolean): Promise<void> {
    await this.run.until(() => isSo(this.state), 'the expected state');
  }

  /** Presses keys and waits for a response to each. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const before = this.run.screen;
      this.run.type(key);
      await this.run.until(() => this.run.screen !== before, `a response to ${key}`);
      this.#lastKey = key;
    }
  }

  /**
   * Repeats `otherwise` until a condition is met. Fights nearby creatures and makes level-up
   * choices.
   */
  async until(isSo: (state: CavesState) => boolean, otherwise: () => readonly string[]) {
    for (let count = 0; count < 400; count++) {
      const { state } = this;
      if (isSo(state)) return;
      await this.press(...(defend(state) ?? otherwise()));
    }
    throw new Error(`not reached:\n${this.run.screen}`);
  }

  /** True every other time while an unreachable creature blocks the way. */
  #mustWait(): boolean {
    return this.run.screen.includes('is in the way') && this.#lastKey !== '.';
  }

  /** Explores, or digs if there is nothing left to explore. */
  readonly explore = (): readonly string[] => {
    const { screen } = this.run;
    if (this.#mustWait()) return ['.'];
    return [/behind rock|You have explored/.test(screen) ? 'O' : 'o'];
  };

  /** Goes to the nearest stairs of that kind, digging if there is no path. */
  goTo(stairs: '<' | '>'): () => readonly string[] {
    return () => {
      const last = (text: string) => this.run.screen.lastIndexOf(text);
      if (this.#mustWait()) return ['.'];
      return last('no way') > last('broken through') ? ['O'] : ['_', stairs, '\r'];
    };
  }

  /** Goes to the stairs and takes them. */
  climb(stairs: '<' | '>'): () => readonly string[] {
    const go = this.goTo(stairs);
    const tile = stairs === '<' ? STAIRS_UP : STAIRS_DOWN;
    return () => (tileOf(this.state, playerOf(this.state)) === tile ? [stairs] : go());
  }
}

/** Keys for an urgent choice or fight, if any. */
function defend(state: CavesState): readonly string[] | undefined {
  if (state.choices > 0) return ['3'];
  const attackDirection = directionTo(state, (at) => creatureAt(state, at) !== undefined);
  if (attackDirection !== undefined) return [STEP_KEYS[attackDirection]];
  const hunter = creaturesInSight(state).find((one) => judge(playerOf(state), one).hunts);
  if (hunter === undefined) return undefined;
  const from = stepsBetween(playerOf(state), hunter);
  const nearer = directionTo(state, (at) => {
    return tileOf(state, at) !== WALL && stepsBetween(at, hunter) < from;
  });
  return [nearer === undefined ? '.' : STEP_KEYS[nearer]];
}

function directionTo(
  state: CavesState,
  isIt: (spot: { x: number; y: number; z: number }) => boolean,
): Direction | undefined {
  const player = playerOf(state);
  return DIRECTIONS.find((direction) => {
    const { x, y } = neighbourIn(player, direction);
    return isInside(x, y) && isIt({ x, y, z: player.z });
  });
}

function rockBeside(state: CavesState): string | undefined {
  const direction = directionTo(state, (at) => tileOf(state, at) === WALL && !isOnEdge(at.x, at.y));
  return direction && STEP_KEYS[direction];
}

/** Starts a run from the command line. */
async function begin(options: CavesOptions, seed: string): Promise<Player> {
  const home = homeOf({ guidance: 'off' });
  const args = ['--mode', options.mode, '--option', `depth=${options.depth}`];
  const run = startAt(home, ['play', 'caves', ...args, '--seed', seed]);
  await run.shows(/Turn 0\b/);
  return new Player(home, run, options, seed);
}

it.runIf(isDeep)(
  'the player digs, gathers, wields, eats, drinks, throws, reads, looks, levels up and climbs',
  async () => {
    const player = await begin({ mode: 'debug', depth: 2, pack: '' }, 'two');
    const { run } = player;
    await player.until(
      ({ deeds }) => deeds.dug > 0,
      () => [rockBeside(player.state) ?? 'O'],
    );
    const has = (isIt: (item: Item) => boolean) =>
      player.pack.some((item) => item !== null && isIt(item));
    const isWeapon = (item: Item) => equipmentOf(item) === 'weapon' && foodOf(item) === 0;
    const isPotion = ({ kind }: Item) => kind === 'potion';
    const isBook = (item: Item) => bookOf(item) !== undefined;
    const itemTests = [isWeapon, isPotion, isBook, (item: Item) => foodOf(item) > 0];
    await player.until(({ deeds }) => {
      const isArmed = itemTests.every(has);
      return isArmed && Object.values(deeds.kills).some((count) => count > 0);
    }, player.explore);
    await player.until(
      (state) => defend(state) === undefined,
      () => ['.'],
    );

    await player.press('w', player.letter(isWeapon));
    await player.reaches((state) => playerOf(state).weapon !== null);
    const isFood = (item: Item) => foodOf(item) > 0;
    const [meals, potions] = [player.count(isFood), player.count(isPotion)];
    await player.press('e', player.letter(isFood));
    await player.reaches(() => player.count(isFood) === meals - 1);
    await player.press('q', player.letter(isPotion));
    await player.reaches(() => player.count(isPotion) === potions - 1);
    await player.press('r', player.letter(isBook), 'a');
    await run.shows('at whom?');
    const before = player.state.turns;
    await player.press('\r');
    await player.reaches(({ turns }) => turns > before || run.screen.includes('point and mumble'));
    // Without enough mana, the aim stays open.
    if (player.state.turns === before) await player.press('\x1b');
    await run.until(() => !run.screen.includes('at whom?'), 'the aim to close');
    run.type(';');
    await run.shows('move the cursor');
    run.type('\x1b');
    await run.until(() => !run.screen.includes('move the cursor'), 'the cursor to disappear');
    const { length } = player.pack.filter((item) => item !== null);
    const free = directionTo(player.state, (at) => tileOf(player.state, at) !== WALL);
    const isAlone = creaturesInSight(player.state).length === 0;
    run.type(`t${player.letter(() => true)}`);
    await run.shows('aim here');
    if (isAlone) await player.press(STEP_KEYS[free ?? 'north']);
    run.type('\r');
    await player.reaches(() => player.pack.filter((item) => item !== null).length === length - 1);

    const isAt = (z: number) => (state: CavesState) => playerOf(state).z === z;
    await player.until(isAt(1), player.climb('>'));
    await run.shows('Depth 2/2');
    await player.until(isAt(0), player.climb('<'));
    await player.until((state) => playerOf(state).rank > 1 && state.choices === 0, player.explore);
    expect(playerOf(player.state).attack).toBeGreaterThan(20);
    run.type('\x03');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
  },
);

it('the player brings the bear home from caves of one level', async () => {
  const player = await begin({ mode: 'debug', depth: 1, pack: '' }, 'home');
  const hasBear = (state: CavesState) => playerOf(state).pack.some((item) => item?.kind === 'bear');
  await player.until(hasBear, player.explore);
  const isAtExit = (state: CavesState) => tileOf(state, playerOf(state)) === STAIRS_UP;
  await player.until(isAtExit, player.goTo('<'));
  await player.press('<');
  await player.run.shows('The teddy bear is home.');
  expect(player.state.ending?.kind).toBe('won');
});

it('the player starves, in Russian and without colours, and starts a new run', async () => {
  const home = homeOf({ guidance: 'off', language: 'ru' });
  const run = startAt(home, ['play', 'caves', '--seed', 'hunger'], { NO_COLOR: '1' });
  await run.shows(/Ход 0(?!\d)/);
  expect(run.raw).not.toContain('38;2;');
  const player = new Player(home, run, { mode: 'normal', depth: 5, pack: '' }, 'hunger');
  await player.until(
    ({ ending }) => ending !== undefined,
    () => [rockBeside(player.state) ?? 'O'],
  );
  await run.shows('Вы умерли от голода.');
  await player.press('\r');
  await run.shows(/Ход 0(?!\d)/);
  run.type('c');
  await run.shows(/начальное значение: \S/);
  expect(run.screen).not.toContain('начальное значение: hunger');
});
