import { describe, expect, test } from 'vitest';
import {
  bindingsOf,
  commandOf,
  DEFAULT_BINDINGS,
  nameOfKey,
  slotOf,
  withBinding,
} from '#games/rogue/page/keys/bindings.ts';
import { COMMANDS } from '#games/rogue/page/keys/commands.ts';

const press = (code: string, shiftKey = false) => ({
  code,
  shiftKey,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
});

test('every command has a unique key', () => {
  const codes = COMMANDS.map((command) => DEFAULT_BINDINGS[command]);
  expect(new Set(codes).size).toBe(COMMANDS.length);
});

describe('keys', () => {
  test('select commands by position, and steps run with Shift', () => {
    expect(commandOf(DEFAULT_BINDINGS, press('KeyW'))).toEqual({ command: 'up', isRun: false });
    expect(commandOf(DEFAULT_BINDINGS, press('KeyW', true))).toEqual({
      command: 'up',
      isRun: true,
    });
    expect(commandOf(DEFAULT_BINDINGS, press('KeyO', true))).toBeUndefined();
    expect(commandOf(DEFAULT_BINDINGS, { ...press('KeyW'), ctrlKey: true })).toBeUndefined();
    expect(commandOf(DEFAULT_BINDINGS, press('NumpadEnter'))?.command).toBe('use');
  });

  test('with arrows walk unless reassigned', () => {
    const names = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'];
    const commands = names.map((name) => commandOf(DEFAULT_BINDINGS, press(name))?.command);
    expect(commands).toEqual(['up', 'left', 'down', 'right']);
    expect(commandOf(DEFAULT_BINDINGS, press('ArrowUp', true))?.isRun).toBe(true);
    const bindings = bindingsOf({ 'next-slot': 'ArrowRight' });
    expect(commandOf(bindings, press('ArrowRight'))?.command).toBe('next-slot');
    expect(commandOf(bindings, press('ArrowLeft'))?.command).toBe('left');
  });

  test('with digits choose slots', () => {
    expect(slotOf(press('Digit5'))).toBe(4);
    expect(slotOf(press('Numpad9'))).toBe(8);
    expect(slotOf(press('Digit0'))).toBeUndefined();
  });

  test('swap with their previous command when reassigned', () => {
    const bindings = withBinding(DEFAULT_BINDINGS, 'explore', 'KeyW');
    expect([bindings.explore, bindings.up]).toEqual(['KeyW', 'KeyO']);
  });

  test('are restored as saved, except invalid ones', () => {
    const resolved = bindingsOf({
      look: 'KeyL',
      wait: 'Digit3',
      debug: 'ShiftLeft',
      nothing: 'KeyQ',
    });
    expect(resolved).toEqual({ ...DEFAULT_BINDINGS, look: 'KeyL' });
    const swapped = withBinding(withBinding(DEFAULT_BINDINGS, 'up', 'KeyS'), 'left', 'KeyJ');
    expect(bindingsOf(swapped)).toEqual(swapped);
  });

  test('are named by their labels', () => {
    expect([nameOfKey('KeyW'), nameOfKey('Escape'), nameOfKey('F3')]).toEqual(['W', 'Esc', 'F3']);
  });
});
