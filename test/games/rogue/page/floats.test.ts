import { describe, expect, test } from 'vitest';
import { paletteOf } from '#games/rogue/page/tiles/palette.ts';
import { Floats } from '#games/rogue/page/world/floats.ts';

const SCALE = 100;
const HERO = { x: 3, y: 3 };
/** Digit width as a share of the font size. */
const DIGIT = 0.6;

interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Numbers drawn at a time, as passed to the pen. */
function written(floats: Floats, time: number): Written[] {
  const found: Written[] = [];
  const pen = {
    font: '',
    fillText: (text: string, x: number, y: number) =>
      void found.push({ text, x, y, size: Number(/(\d+)px/.exec(pen.font)?.[1]) }),
    strokeText: () => undefined,
  };
  const context = pen as unknown as CanvasRenderingContext2D;
  floats.draw(context, { x: 0, y: 0 }, SCALE, time, paletteOf.torch);
  return found;
}

function overlaps(one: Written, other: Written): boolean {
  const widthOf = ({ text, size }: Written) => text.length * size * DIGIT;
  const isAside = Math.abs(one.x - other.x) >= (widthOf(one) + widthOf(other)) / 2;
  return !isAside && Math.abs(one.y - other.y) < (one.size + other.size) / 2;
}

function collisions(floats: Floats, time: number): string[] {
  const numbers = written(floats, time);
  return numbers.flatMap((one, at) =>
    numbers
      .slice(at + 1)
      .filter((other) => overlaps(one, other))
      .map((other) => `${one.text} and ${other.text} after ${time} ms`),
  );
}

describe('numbers over the world', () => {
  const places = [HERO, { x: 4, y: 3 }, { x: 2, y: 3 }, { x: 3, y: 2 }, { x: 3, y: 4 }];

  test.each(places)('never overlap for one blow at $x, $y', (mob) => {
    const floats = new Floats();
    floats.add('12', 'dealt', mob, 0);
    floats.add('−0.67', 'hurt', HERO, 0);
    floats.add('+120 ✦', 'gained', HERO, 0);
    const found: string[] = [];
    for (let time = 0; time < 1300; time += 50) {
      floats.advance(time);
      found.push(...collisions(floats, time));
    }
    expect(found).toEqual([]);
  });

  test('replace those of the previous turn', () => {
    const floats = new Floats();
    floats.add('−0.67', 'hurt', HERO, 0);
    floats.add('9', 'dealt', { x: 9, y: 9 }, 0);
    floats.add('−1', 'hurt', HERO, 130);
    expect(written(floats, 130).map(({ text }) => text)).toEqual(['9', '−1']);
  });
});
