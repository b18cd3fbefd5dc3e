import { describe, expect, it } from 'vitest';
import { THEMES } from '#audio';
import type { Theme } from '#audio';
import { BarReader } from '#audio/music/compose.ts';
import { INSTRUMENTS } from '#audio/synth/instruments.ts';
import type { Tone } from '#audio/music/theme.ts';
import { THEME_SCORES } from '#audio/music/themes.ts';

const MINUTES = 10;
const WINDOW = 16;
const ENDLESS = THEMES.filter((theme) => THEME_SCORES[theme].coda === undefined);
const CODAS = THEMES.filter((theme) => THEME_SCORES[theme].coda !== undefined);

type Bar = readonly Tone[];

/** Bars of ten minutes, or of a whole coda. */
function barsOf(theme: Theme): readonly Bar[] {
  const { tempo, meter } = THEME_SCORES[theme];
  const reader = new BarReader(theme);
  const bars: Bar[] = [];
  while (bars.length < (MINUTES * tempo) / meter) {
    const bar = reader.next();
    if (bar === undefined) break;
    bars.push(bar);
  }
  return bars;
}

const tuneOf = (bar: Bar) => bar.filter(({ stem }) => stem === 'lead');

/** Texts of all windows of bars. */
function windowsOf(bars: readonly string[], size: number): readonly string[] {
  return bars.slice(size - 1).map((_, at) => bars.slice(at, at + size).join(' | '));
}

const repeatedIn = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

const isPitched = ({ instrument }: Tone) =>
  INSTRUMENTS[instrument].kind !== 'noise' &&
  !['anvil', 'knock', 'drum', 'gong'].includes(instrument);

describe.each(ENDLESS)('ten minutes of %s', (theme) => {
  const bars = barsOf(theme);
  const tune = bars.map(tuneOf);

  it('repeat no 16 bars of the tune', () => {
    const texts = tune.map((bar) =>
      bar.map(({ pitch, at, beats }) => `${pitch}@${at}:${beats}`).join(' '),
    );
    expect(repeatedIn(windowsOf(texts, WINDOW))).toEqual([]);
  });

  it('repeat no 16 bars of the tune in another key or octave, or by another instrument', () => {
    let before = 0;
    const steps = tune.map((bar) =>
      bar
        .map(({ pitch, at }) => {
          const step = pitch - before;
          before = pitch;
          return `${step}@${at}`;
        })
        .join(' '),
    );
    // The first step of a window depends on the bar before it.
    const windows = windowsOf(steps, WINDOW).map((text) => text.replace(/-?\d+/, ''));
    expect(repeatedIn(windows)).toEqual([]);
  });

  it('have a tune that sings and rests', () => {
    const silent = tune.map((bar) => bar.length === 0);
    for (let at = 0; at + WINDOW <= silent.length; at += 1) {
      const rests = silent.slice(at, at + WINDOW).filter(Boolean).length;
      expect(rests, `bars from ${at}`).toBeGreaterThanOrEqual(2);
      expect(rests, `bars from ${at}`).toBeLessThanOrEqual(12);
    }
  });

  it('move mostly by step, with cadences on the home note', () => {
    const notes = tune.flat();
    const leaps = notes.slice(1).map(({ pitch }, at) => Math.abs(pitch - (notes[at]?.pitch ?? 0)));
    expect(leaps.filter((leap) => leap <= 4).length / leaps.length).toBeGreaterThan(0.6);
    const lasts = tune.filter((bar, at) => bar.length > 0 && at % 4 === 3).map((bar) => bar.at(-1));
    const { tonic } = THEME_SCORES[theme];
    const home = lasts.filter((last) => last !== undefined && (last.pitch - tonic) % 12 === 0);
    expect(home.length / lasts.length).toBeGreaterThan(0.25);
  });

  it('change leads, and vary the accompaniment', () => {
    const leads = new Set(tune.flat().map(({ instrument }) => instrument));
    expect(leads.size).toBe(THEME_SCORES[theme].leads.length);
    const ground = bars.map((bar) =>
      bar
        .filter(({ stem }) => stem === 'ground')
        .map(({ pitch, at }) => `${pitch}@${at}`)
        .join(' '),
    );
    expect(repeatedIn(windowsOf(ground, WINDOW))).toEqual([]);
  });
});

describe.each(THEMES)('the theme %s', (theme) => {
  const bars = barsOf(theme);
  const score = THEME_SCORES[theme];

  it('keeps to its key', () => {
    const isRaised = [...score.ask, ...score.answer, ...score.contrast].join(' ').includes('+');
    const classes = [...score.scale, ...(isRaised ? [11] : [])];
    const foreign = bars
      .flat()
      .filter(isPitched)
      .filter(({ pitch }) => !classes.includes((((pitch - score.tonic) % 12) + 12) % 12));
    expect(foreign).toEqual([]);
  });

  it('keeps instruments in their ranges and notes in their bars', () => {
    const isPlayable = ({ stem, instrument, pitch, at, beats, gain }: Tone) => {
      const lead = score.leads.find((one) => stem === 'lead' && one.instrument === instrument);
      const [lowest, highest] = [lead?.lowest ?? 33, lead?.highest ?? 91];
      const isInBar = at < score.meter && (lead === undefined || at + beats <= score.meter);
      return pitch >= lowest && pitch <= highest && isInBar && gain < 0.4;
    };
    expect(bars.flat().filter((tone) => !isPlayable(tone))).toEqual([]);
  });

  it('seldom rubs the tune against the strings', () => {
    let [rubs, notes] = [0, 0];
    for (const bar of bars) {
      const strings = bar.filter(({ instrument }) => instrument === 'pad');
      for (const { pitch, at, beats } of tuneOf(bar)) {
        notes += 1;
        if (at !== Math.round(at) || beats < 0.9) continue;
        const isRub = strings.some((one) => [1, 11].includes(Math.abs(pitch - one.pitch) % 12));
        if (isRub) rubs += 1;
      }
    }
    expect(rubs / notes).toBeLessThan(0.12);
  });

  it('is the same every time', () => {
    expect(barsOf(theme).slice(0, 40)).toEqual(bars.slice(0, 40));
  });
});

it.each(CODAS)('the coda %s ends at home, within a minute', (theme) => {
  const bars = barsOf(theme);
  const { tempo, meter, tonic } = THEME_SCORES[theme];
  expect((bars.length * meter * 60) / tempo).toBeLessThan(60);
  const last = bars.findLast((bar) => tuneOf(bar).length > 0) ?? [];
  expect(((tuneOf(last).at(-1)?.pitch ?? 1) - tonic) % 12).toBe(0);
});
