import { describe, expect, test } from 'vitest';
import { EventBus } from '#games/rogue/page/bus/event-bus.ts';
import type { RogueBusEvent } from '#games/rogue/page/bus/events.ts';
import { firstState } from '#games/rogue/page/bus/states.ts';
import type { HandlerServices, State } from '#games/rogue/page/bus/states.ts';
import { makeHandlers } from '#games/rogue/page/handlers/index.ts';
import { DEFAULT_BINDINGS } from '#games/rogue/page/keys/bindings.ts';
import type { Atlas } from '#games/rogue/page/tiles/atlas.ts';
import { backdrop } from '#games/rogue/page/world/backdrop.ts';

/** Order of the document, plus our cursor before the world. */
const ORDER = [
  'CanvasClear',
  'Init',
  'MainMenu',
  'Cursor',
  'GameWorld',
  'GameInterface',
  'LevelUp',
  'PlayerDie',
  'DebugInfo',
  'ChangePreviousUpdateTime',
];

/** A context that draws nothing, since drawing is not tested here. */
const context = new Proxy({} as CanvasRenderingContext2D, {
  get: (_target, name) =>
    name === 'createRadialGradient' ? () => ({ addColorStop: () => undefined }) : () => undefined,
  set: () => true,
});

function stage(choose: (number: number) => RogueBusEvent | undefined = () => undefined) {
  const done: string[] = [];
  const order: string[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void done.push([name, ...args.map((one) => JSON.stringify(one))].join(' '));
  const services: HandlerServices = {
    bindings: () => DEFAULT_BINDINGS,
    choose(number) {
      const event = choose(number);
      if (event !== undefined) bus.fire(event);
      return event !== undefined;
    },
    step: note('step'),
    act: note('act'),
    begin: note('begin'),
    attack: note('attack'),
    travel: note('travel'),
    stop: () => undefined,
    nextThing: (from, by) => ({ x: from.x + 7 * by, y: from.y }),
    wayTo: () => undefined,
    isAnimated: () => false,
    selectSlot: note('slot'),
    turnSlot: note('turn'),
    open: note('open'),
    zoom: note('zoom'),
    leave: note('leave'),
    goOn: () => undefined,
    show: () => undefined,
  };
  const handlers = makeHandlers(services, () => ['Level 2']).map((handler) => ({
    ...handler,
    handle: (...args: Parameters<typeof handler.handle>) => {
      order.push(handler.name);
      return handler.handle(...args);
    },
  }));
  const start: State = firstState({ width: 210, height: 210 }, context);
  const bus = new EventBus<State, RogueBusEvent>(handlers, start);
  const press = (code: string, shiftKey = false) => {
    const modifiers = { shiftKey, ctrlKey: false, altKey: false, metaKey: false };
    return bus.fire({ type: 'keyDown', event: { code, ...modifiers } });
  };
  return { bus, done, order, press };
}

const ART = { atlas: { cell: 10 } as unknown as Atlas, face: 'shades' } as const;
const WORLD: RogueBusEvent = { type: 'world', shown: backdrop, isDead: false };

test.each([{ type: 'tick', time: 0 } as const, WORLD])(
  '$type passes all handlers in order',
  (event) => {
    const { bus, order } = stage();
    bus.fire(event);
    expect(order).toEqual(ORDER);
  },
);

test('a key that starts a game does not choose a slot in it', () => {
  const { bus, done, press } = stage((number) => (number === 2 ? WORLD : undefined));
  press('Digit2');
  expect(bus.state.state).toBe('game');
  expect(done).toEqual([]);
  press('Digit2');
  expect(done).toEqual(['slot 1']);
});

test('the menu offers help', () => {
  const { done, press } = stage();
  press('F1');
  press('KeyW');
  expect(done).toEqual(['open "help"']);
});

test('leaving the game opens the menu', () => {
  const { bus, done, press } = stage();
  bus.fire(WORLD);
  press('Escape');
  expect(done).toEqual(['leave']);
  bus.fire({ type: 'leave' });
  expect(bus.state.state).toBe('menu');
});

describe('in the game', () => {
  test('keys step, run, wait, explore, select and use', () => {
    const { bus, done, press } = stage();
    bus.fire(WORLD);
    for (const code of ['KeyW', 'Space', 'KeyO', 'KeyQ', 'Enter', 'Backspace']) press(code);
    press('KeyD', true);
    press('Period', true);
    press('KeyB');
    expect(done).toEqual([
      'step "up" false',
      'act "wait"',
      'begin "explore"',
      'turn -1',
      'act "use"',
      'act "drop"',
      'step "right" true',
      'begin "climb-down"',
      'begin "climb-up"',
    ]);
  });

  test('a dead hero cannot act, but the player can look around and leave', () => {
    const { bus, done, press } = stage();
    bus.fire(WORLD);
    bus.fire({ type: 'playerDie' });
    expect(bus.state.state).toBe('dead');
    for (const code of ['KeyW', 'KeyO', 'Enter', 'Digit3']) press(code);
    expect(done).toEqual([]);
    press('KeyX');
    expect(bus.state).toMatchObject({ cursor: { at: { x: 0, y: 0 }, purpose: 'look' } });
    press('Escape');
    expect(bus.state).toMatchObject({ cursor: undefined });
    press('Escape');
    expect(done).toEqual(['leave']);
  });

  test('step keys move the cursor and can send the hero to it', () => {
    const { bus, done, press } = stage();
    bus.fire(WORLD);
    press('KeyT');
    press('KeyD');
    press('KeyS', true);
    expect(bus.state).toMatchObject({ cursor: { at: { x: 1, y: 5 } } });
    press('Enter');
    expect(done).toEqual(['travel {"x":1,"y":5}']);
    expect(bus.state).toMatchObject({ cursor: undefined });
  });

  test('Tab moves the cursor between things, and attacks without a cursor', () => {
    const { bus, done, press } = stage();
    bus.fire(WORLD);
    expect(press('Tab')).toBe(true);
    expect(done).toEqual(['attack']);
    expect(press('Tab', true)).toBe(false);
    press('KeyX');
    expect(press('Tab')).toBe(true);
    expect(bus.state).toMatchObject({ cursor: { at: { x: 7, y: 0 }, purpose: 'look' } });
    press('Tab', true);
    expect(bus.state).toMatchObject({ cursor: { at: { x: 0, y: 0 } } });
  });

  describe('a tap', () => {
    /** Cells of 10 pixels, with the hero in the centre. */
    const tapped = () => {
      const found = stage();
      found.bus.fire({ type: 'art', art: ART });
      found.bus.fire(WORLD);
      const point = (x: number, y: number, isLook: boolean) =>
        found.bus.fire({ type: 'point', event: { x: 105 + 10 * x, y: 105 + 10 * y, isLook } });
      const tap = (x: number, y: number) => point(x, y, false);
      const hold = (x: number, y: number) => point(x, y, true);
      return { ...found, tap, hold };
    };

    test('travels, and holding looks at a cell', () => {
      const { bus, done, tap, hold } = tapped();
      hold(3, -2);
      expect(bus.state).toMatchObject({ cursor: { at: { x: 3, y: -2 }, purpose: 'look' } });
      hold(4, -2);
      expect(bus.state).toMatchObject({ cursor: { at: { x: 4, y: -2 } } });
      expect(done).toEqual([]);
      tap(4, -2);
      expect(done).toEqual(['travel {"x":4,"y":-2}']);
      expect(bus.state).toMatchObject({ cursor: undefined });
    });

    test('beside the hero steps there', () => {
      const { done, tap } = tapped();
      tap(-1, 0);
      tap(0, 1);
      expect(done).toEqual(['step "left" false', 'step "down" false']);
    });

    test('travels immediately after “Go to”', () => {
      const { bus, done, tap } = tapped();
      bus.fire({ type: 'command', event: { command: 'travel', isRun: false } });
      tap(-1, 5);
      expect(done).toEqual(['travel {"x":-1,"y":5}']);
    });

    test('on the hero, or after death, never travels', () => {
      const { bus, done, tap } = tapped();
      for (let count = 0; count < 2; count++) tap(0, 0);
      bus.fire({ type: 'playerDie' });
      for (let count = 0; count < 2; count++) tap(2, 2);
      expect(done).toEqual([]);
      expect(bus.state).toMatchObject({ cursor: undefined });
    });

    test('does not stop pad buttons from walking and using', () => {
      const { bus, done, hold } = tapped();
      for (const command of ['left', 'use'] as const) {
        hold(3, 3);
        bus.fire({ type: 'command', event: { command, isRun: false } });
      }
      expect(done).toEqual(['step "left" false', 'act "use"']);
      expect(bus.state).toMatchObject({ cursor: undefined });
    });
  });

  test('a new level is shown for two seconds', () => {
    const { bus } = stage();
    bus.fire(WORLD);
    const gained = { level: 2, damage: 2, armor: 2, previousDamage: 1, previousArmor: 1 };
    bus.fire({ type: 'levelUp', ...gained });
    bus.fire({ type: 'tick', time: 1000 });
    bus.fire({ type: 'tick', time: 2900 });
    expect(bus.state).toMatchObject({ levelUp: { since: 1000 } });
    bus.fire({ type: 'tick', time: 3000 });
    expect(bus.state).toMatchObject({ levelUp: undefined });
  });
});

test('the debug panel toggles in every state', () => {
  const { bus, press } = stage();
  press('F3');
  expect(bus.state.debug).toMatchObject({ isOpen: true, lastKey: 'F3' });
  bus.fire(WORLD);
  press('F3');
  expect(bus.state.debug.isOpen).toBe(false);
});
