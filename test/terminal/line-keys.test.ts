import { expect, test } from 'vitest';
import { keysOfLine, pressLine } from '#terminal/arcade/line-keys.ts';
import { play } from '../screen/rules-table.ts';
import { Stage } from '../screen/stage.ts';

const namesOf = (line: string) => keysOfLine(line).map(({ name }) => name);

test('a line contains letters and key names, and an empty line is Enter', () => {
  expect(namesOf('')).toEqual(['enter']);
  expect(namesOf('down down enter')).toEqual(['down', 'down', 'enter']);
  expect(namesOf('esc q')).toEqual(['escape', 'q']);
  expect(namesOf('ooo')).toEqual(['o', 'o', 'o']);
});

test('a colon introduces a typed move', () => {
  const stage = play('chess');
  pressLine(stage.arcade, ':e2e4');
  expect(stage.text).toMatch(/e2-e4|e4/);
  expect(stage.saves.list()[0]?.text).toContain('e2');
});

test('in a text line, a line is typed and confirmed unless it is a key name', () => {
  const stage = new Stage().open();
  pressLine(stage.arcade, '2');
  stage.press('end enter');
  expect(stage.arcade.isTyping).toBe(true);
  pressLine(stage.arcade, 'q 1');
  expect(stage.arcade.isTyping).toBe(false);
  expect(stage.text).toContain('q 1');
  stage.press('enter');
  pressLine(stage.arcade, 'esc');
  expect(stage.arcade.isTyping).toBe(false);
});
