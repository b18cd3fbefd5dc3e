import { describe, expect, test } from 'vitest';
import { EventBus } from '#games/rogue/page/bus/event-bus.ts';
import type { Handler } from '#games/rogue/page/bus/event-bus.ts';

type Recorded = Handler<string, string>;

function recorder(log: string[], name: string, next?: string): Recorded {
  return {
    name,
    handle(state, event) {
      log.push(`${name} ${state} ${event}`);
      return next;
    },
  };
}

test('a state returned by a handler is passed to all later handlers and to the next event', () => {
  const log: string[] = [];
  const bus = new EventBus(
    [recorder(log, 'h1'), recorder(log, 'h2', 's2'), recorder(log, 'h3')],
    's1',
  );
  bus.fire('first');
  expect(log).toEqual(['h1 s1 first', 'h2 s1 first', 'h3 s2 first']);
  expect(bus.state).toBe('s2');
  bus.fire('second');
  expect(log.at(3)).toBe('h1 s2 second');
});

describe('events fired during dispatch', () => {
  test('wait until the current one has passed all handlers, in order', () => {
    const log: string[] = [];
    const fires: Recorded = {
      name: 'fires',
      handle(_state, event, bus) {
        if (event !== 'key') return undefined;
        bus.fire('die');
        bus.fire('level');
        return 'after key';
      },
    };
    const bus = new EventBus([fires, recorder(log, 'last')], 'start');
    bus.fire('key');
    expect(log).toEqual(['last after key key', 'last after key die', 'last after key level']);
  });

  test('are dropped when the current one throws, and the bus continues', () => {
    const log: string[] = [];
    const throws: Recorded = {
      name: 'throws',
      handle(_state, event, bus) {
        if (event !== 'bad') return undefined;
        bus.fire('lost');
        throw new Error('bad');
      },
    };
    const bus = new EventBus([throws, recorder(log, 'last')], 's');
    expect(() => bus.fire('bad')).toThrow('bad');
    bus.fire('good');
    expect(log).toEqual(['last s good']);
  });
});

test('a consumed event is marked for later handlers, but the next event is not', () => {
  const seen: boolean[] = [];
  const takes: Recorded = {
    name: 'takes',
    handle(_state, event, bus) {
      if (event === 'key') bus.consume();
      return undefined;
    },
  };
  const notes: Recorded = {
    name: 'notes',
    handle(_state, _event, bus) {
      seen.push(bus.isConsumed);
      return undefined;
    },
  };
  const bus = new EventBus([takes, notes], 's');
  bus.fire('key');
  bus.fire('other');
  expect(seen).toEqual([true, false]);
});
