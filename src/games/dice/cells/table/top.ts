import { assertDefined } from '#core';
import { REFUGE } from '../../rules/index.ts';
import type { DiceState } from '../../rules/index.ts';
import { keepsakesInPlay } from '../../voice/keepsakes.ts';
import { heroColour, isBagLow, timeMood } from '../../voice/table.ts';
import type { DiceWords } from '../../voice/words.ts';
import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Grid } from '#screen/cells/grid.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { drawWall } from './frame.ts';
import type { TableAreas } from './frame.ts';
import { inkOf } from './die-ink.ts';

/** A hero's colour: the colour of his favoured dice. */
export function heroInk(state: DiceState, hero: number): InkColour {
  const favoured = heroColour(state, hero);
  return favoured === undefined ? 'text' : inkOf(favoured);
}

/** Draws the location with its bag, the heroes there, and the time left. */
export function drawTop(
  grid: Grid,
  areas: TableAreas,
  state: DiceState,
  hero: number,
  words: DiceWords,
): void {
  const { top, whole } = areas;
  const { say } = words;
  const { at } = assertDefined(state.heroes[hero]);
  const time = say('dice-screen-time', { timer: state.timer });
  const timeAt = top.x + top.width - widthOf(time);
  grid.put(timeAt, top.y, time, { ink: timeMood(state), bold: true });
  drawWall(grid, whole, 1, timeAt - 2);
  const place = state.places[at];
  const note =
    at === REFUGE || place === undefined
      ? ''
      : place.open
        ? `: ${place.bag.length + place.hidden}`
        : ` ${say('dice-screen-closed')}`;
  const facesWidth = state.heroes.length * 2 + 2;
  const room = timeAt - top.x - 4 - facesWidth - widthOf(note);
  const name = fit(words.place(state, at).toUpperCase(), room);
  let x = grid.put(top.x, top.y, name, { ink: 'text', bold: true });
  x = grid.put(x, top.y, note, { ink: place?.open === false ? 'faint' : 'text' });
  drawWall(grid, whole, 1, x + 1);
  x += 3;
  for (const [index, one] of state.heroes.entries()) {
    if (!one.alive || one.at !== at) continue;
    const isActing = index === hero;
    x =
      grid.put(x, top.y, isActing ? '☻' : '☺', { ink: heroInk(state, index), bold: isActing }) + 1;
  }
}

/** Draws the hero whose hand is shown, with the dice left in his bag, which are his life. */
export function drawHero(
  grid: Grid,
  areas: TableAreas,
  state: DiceState,
  hero: number,
  words: DiceWords,
): void {
  const { hero: row, whole } = areas;
  const { say } = words;
  const { bag, pile, alive } = assertDefined(state.heroes[hero]);
  const lower = row.y - whole.y;
  const pileText = say('dice-screen-pile', { count: pile.length });
  const pileAt = row.x + row.width - widthOf(pileText);
  grid.put(pileAt, row.y, pileText, { ink: 'soft' });
  drawWall(grid, whole, lower, pileAt - 2);
  const bagText = say('dice-screen-bag', { count: bag.length });
  const bagAt = pileAt - 4 - widthOf(bagText);
  const isLow = isBagLow(assertDefined(state.heroes[hero]));
  grid.put(bagAt, row.y, bagText, { ink: isLow ? 'bad' : 'title', bold: isLow });
  drawWall(grid, whole, lower, bagAt - 2);
  const name = words.hero(state, hero).toUpperCase();
  const x = grid.put(row.x, row.y, fit(name, bagAt - row.x - 4), {
    ink: heroInk(state, hero),
    bold: true,
  });
  drawWall(grid, whole, lower, x + 1);
  const boons = state.boons.filter((boon) => boon.hero === hero);
  const sum = boons.reduce((total, { amount }) => total + amount, 0);
  const once = keepsakesInPlay(state, hero, words).filter((one) => one.state !== 'passive');
  const marks = once.map((one) => (one.state === 'used' ? '◇' : '◆')).join('');
  const notes = [
    ...(marks === '' ? [] : [marks]),
    ...(alive ? [] : [say('dice-screen-dead')]),
    ...(sum > 0 ? [say('dice-screen-boons', { amount: sum })] : []),
  ];
  grid.put(x + 3, row.y, fit(notes.join(' · '), bagAt - x - 6), { ink: 'accent' });
}
