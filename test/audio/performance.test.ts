import { describe, expect, it } from 'vitest';
import { THEMES } from '#audio';
import type { Piece } from '#audio';
import { Performance, RATE } from '#audio/synthesizer.ts';
import { differenceOf, meanOf, peakOf, printOf, rmsOf, stepOf } from './measure.ts';

const SECONDS = 16;

function begin(piece: Piece): Performance {
  const performance = new Performance();
  performance.change(piece);
  return performance;
}

const rendered = THEMES.map((theme) => [theme, begin(theme).read(SECONDS * RATE)] as const);

describe.each(rendered)('the theme %s', (theme, samples) => {
  const second = (at: number) => samples.subarray(at * RATE, (at + 1) * RATE);

  it('stays in the background: soft, without clicks, beginning at once', () => {
    expect(peakOf(samples)).toBeLessThan(0.65);
    expect(rmsOf(samples)).toBeGreaterThan(0.02);
    expect(rmsOf(samples)).toBeLessThan(0.12);
    expect(Math.abs(meanOf(samples))).toBeLessThan(0.001);
    expect(stepOf(samples)).toBeLessThan(0.2);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(rmsOf(second(0))).toBeGreaterThan(0.001);
    expect(rmsOf(second(2))).toBeGreaterThan(0.15 * rmsOf(samples));
  });

  it('breathes: its seconds differ, and none is much louder than the rest', () => {
    const levels = Array.from({ length: SECONDS }, (_, at) => rmsOf(second(at)));
    expect(Math.max(...levels)).toBeLessThan(3 * rmsOf(samples));
    expect(Math.max(...levels)).toBeGreaterThan(1.5 * Math.min(...levels));
  });

  it('does not clip with all layers', () => {
    const full = begin(`${theme}+pulse+low+high`).read(SECONDS * RATE);
    expect(peakOf(full)).toBeLessThanOrEqual(0.85);
    expect(rmsOf(full)).toBeLessThan(0.2);
    expect(rmsOf(full)).toBeGreaterThan(1.05 * rmsOf(samples));
  });
});

it('all themes are clearly distinct', () => {
  const prints = rendered.map(([, samples]) => printOf(samples.subarray(12 * RATE, 14 * RATE)));
  for (const [index, print] of prints.entries()) {
    for (const other of prints.slice(index + 1))
      expect(differenceOf(print, other)).toBeGreaterThan(0.15);
  }
});

describe('a performance', () => {
  it('is the same every time, in chunks of any size', () => {
    const whole = begin('canal+pulse').read(5 * RATE);
    const parted = begin('canal+pulse');
    const chunks = [1, 700, 8192, 3, 5 * RATE - 8896].map((count) => parted.read(count));
    expect(Float32Array.from(chunks.flatMap((chunk) => [...chunk]))).toEqual(whole);
  });

  it('changes layers within about a second, and the theme continues', () => {
    const plain = begin('flats');
    const other = begin('flats');
    expect(other.read(10 * RATE)).toEqual(plain.read(10 * RATE));
    other.change('flats+pulse');
    plain.read(2 * RATE);
    const change = other.read(2 * RATE);
    expect(stepOf(change)).toBeLessThan(0.12);
    expect(rmsOf(other.read(4 * RATE))).toBeGreaterThan(1.1 * rmsOf(plain.read(4 * RATE)));
    other.change('flats');
    plain.read(12 * RATE);
    other.read(12 * RATE);
    // Only the reverb of the drums could still differ.
    expect(differenceOf(printOf(other.read(RATE)), printOf(plain.read(RATE)))).toBeLessThan(0.01);
  });

  it('fades between themes without a gap, and continues where a theme stopped', () => {
    const performance = begin('flats');
    const first = performance.read(6 * RATE);
    performance.change('refuge');
    const fade = performance.read(2 * RATE);
    expect(stepOf(fade)).toBeLessThan(0.12);
    for (let at = 0; at < 8; at += 1)
      expect(rmsOf(fade.subarray((at * RATE) / 4, ((at + 1) * RATE) / 4))).toBeGreaterThan(0.004);
    performance.read(6 * RATE);
    performance.change('flats');
    performance.read(2 * RATE);
    const again = performance.read(2 * RATE);
    const print = printOf(first.subarray(2 * RATE, 4 * RATE));
    expect(differenceOf(printOf(again), print)).toBeGreaterThan(0.1);
  });

  it('hushes a tune', () => {
    const [plain, hushed] = (['canal', 'canal+hush'] as const).map((piece) =>
      rmsOf(begin(piece).read(16 * RATE)),
    );
    expect(hushed).toBeLessThan(0.85 * (plain ?? 0));
  });

  it('ends a coda in silence, and plays it again after something else', () => {
    const performance = begin('victory');
    const first = performance.read(10 * RATE);
    performance.read(80 * RATE);
    expect(peakOf(performance.read(RATE))).toBeLessThan(0.0005);
    performance.change('camp');
    performance.read(4 * RATE);
    performance.pause();
    performance.change('victory');
    expect(performance.read(10 * RATE)).toEqual(first);
  });

  it('is silent after a pause and without a piece', () => {
    const performance = begin('city');
    performance.read(3 * RATE);
    performance.pause();
    expect(peakOf(performance.read(RATE))).toBe(0);
    performance.change('city');
    expect(rmsOf(performance.read(2 * RATE))).toBeGreaterThan(0.01);
    performance.change(undefined);
    performance.read(6 * RATE);
    expect(peakOf(performance.read(RATE))).toBeLessThan(0.0005);
  });
});
