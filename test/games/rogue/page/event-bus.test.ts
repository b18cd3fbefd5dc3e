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

test('a state that a handler returns is what all after it are given, and the next event begins with it', () => {
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

describe('events that are fired while another one is handled', () => {
  test('wait until it has passed all handlers, and come in their order', () => {
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

  test('are dropped with an event that throws, and the bus goes on', () => {
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

test('an event that is consumed is marked for later handlers, the next one is not', () => {
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
