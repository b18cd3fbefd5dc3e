import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { History } from '#kit/history.ts';

/** Naive history: a list of all values, and the index of the current one. */
class Model {
  values: number[];
  at = 0;
  floor = 0;

  constructor(value: number) {
    this.values = [value];
  }

  push(value: number, maxEntries: number): void {
    if (value === this.values[this.at]) return;
    this.values = [...this.values.slice(0, this.at + 1), value];
    this.at += 1;
    this.floor = Math.max(this.floor, this.at - maxEntries);
  }
}

describe('an undo history', () => {
  it('undoes and redoes', () => {
    const history = History.of('a', 5).push('b').push('c');
    expect(history.undo().value).toBe('b');
    expect(history.undo().undo().value).toBe('a');
    expect(history.undo().undo().redo().redo().value).toBe('c');
    expect(history.value).toBe('c');
  });

  it('is unchanged at both ends, and for an equal value', () => {
    const history = History.of('a', 5);
    expect(history.undo()).toBe(history);
    expect(history.redo()).toBe(history);
    expect(history.push('a')).toBe(history);
  });

  it('keeps undone values when the same value is pushed', () => {
    const undone = History.of('a', 5).push('b').undo();
    expect(undone.push('a').redo().value).toBe('b');
    expect(undone.push('c').canRedo).toBe(false);
  });

  it('stores undefined like any other value', () => {
    const history = History.of<number | undefined>(1, 5).push(undefined).push(2);
    expect(history.undo().value).toBeUndefined();
    expect(history.undo().undo().value).toBe(1);
    expect(history.undo().undo().redo().canRedo).toBe(true);
  });

  it('keeps at most the given number of changes', () => {
    expect(History.of(0, 0).push(1).canUndo).toBe(false);
    expect(History.of(0, 2).push(1).push(2).push(3).undo().undo().undo().value).toBe(1);
    expect(() => History.of(0, -1)).toThrow(RangeError);
  });

  it('matches the naive history', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), value: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.array(step), (maxEntries, steps) => {
        let history = History.of(0, maxEntries);
        const model = new Model(0);
        for (const one of steps) {
          if (one.kind === 'push') {
            history = history.push(one.value);
            model.push(one.value, maxEntries);
          } else if (one.kind === 'undo') {
            history = history.undo();
            model.at = Math.max(model.floor, model.at - 1);
          } else {
            history = history.redo();
            model.at = Math.min(model.values.length - 1, model.at + 1);
          }
          expect(history.value).toBe(model.values[model.at]);
          expect(history.canUndo).toBe(model.at > model.floor);
          expect(history.canRedo).toBe(model.at < model.values.length - 1);
        }
      }),
    );
  });
});
