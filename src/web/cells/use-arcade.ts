import { effect, untracked } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Arcade, FULL_SIZE, makeRoutes, PALETTES } from '#screen';
import type { Context, Offer, Screen, Settings } from '#screen';
import { pageAudio } from '../audio/index.ts';
import { wantedLanguage } from '../language/language.ts';
import { isDark, settings, speed } from '../storage/settings.ts';
import { CanvasDriver } from './canvas-driver.ts';
import { READABLE, SMALL } from './cells.ts';
import type { Contents, LoadContents } from './contents.ts';
import { makeEnvironment } from './environment.ts';
import { loadFont } from './font.ts';
import { gameSettingsIn } from './game-settings.ts';
import { followPointer } from './gestures.ts';

interface Held {
  current: Arcade | undefined;
}

/** What is seen and heard of the screens. */
export interface Sight {
  /** The screen as text. */
  readonly text: Signal<string>;
  /** What happened last. */
  readonly news: Signal<string>;
  /** The keys that the screen has a use for. */
  readonly offers: Signal<readonly Offer[]>;
  /** Whether letters would be hard to read if the whole screen were seen. */
  readonly isSmall: Signal<boolean>;
  /** Whether they are large then, and the screen is seen in part. */
  readonly isLarge: Signal<boolean>;
  /** Whether it has fewer columns than most screens need: what there is to do does not fit its key bar. */
  readonly isNarrow: Signal<boolean>;
  /** Whether the screens are there, are still loading, or cannot be loaded. */
  readonly loading: Signal<'loading' | 'loaded' | 'failed'>;
}

export function leaveIfOver(arcade: Arcade | undefined): void {
  if (arcade?.isOver === true) location.hash = '#/';
}

/** Draws all again in the texts that there are now. */
function showAnew(arcade: Arcade | undefined): void {
  if (arcade === undefined) return;
  arcade.changeSettings(arcade.settings);
  arcade.redraw();
}

function startSettings(): Settings {
  const { palette } = settings.value;
  return {
    language: wantedLanguage(),
    palette: PALETTES.find((known) => known === palette) ?? (isDark.value ? 'evening' : 'daylight'),
    depth: 'auto',
    mouse: 'on',
    graphics: settings.value.graphics,
    speed: speed.value,
    forced: settings.value.forced,
    guidance: settings.value.guidance,
    ...settings.value.sound,
    games: gameSettingsIn(settings.value.sections),
  };
}

/**
 * Scrolls a frame that shows a part of its screen so far that what begins at a point is well inside, or its
 * beginning where it is wider than the frame.
 */
function scrollInto(frame: HTMLElement, x: number, y: number, width: number): void {
  const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame;
  const pull = (at: number, from: number, size: number) =>
    Math.min(at - size * 0.2, Math.max(at - size * 0.8, from));
  const isWide = width > clientWidth * 0.6;
  const left = isWide
    ? x - Math.max(0, (clientWidth - width) / 2)
    : pull(x + width / 2, scrollLeft, clientWidth);
  frame.scrollTo(left, pull(y, scrollTop, clientHeight));
}

/** One arcade as long as the page is up; it is drawn again when the frame changes its size. */
export function useArcade(
  frame: { readonly current: HTMLDivElement | null },
  canvas: { readonly current: HTMLCanvasElement | null },
  sight: Sight,
  load: LoadContents,
  first: (context: Context) => Screen,
): Held {
  const arcade = useRef<Arcade>(undefined);
  useEffect(() => {
    const [area, drawn] = [frame.current, canvas.current];
    if (area === null || drawn === null) return undefined;
    return runArcade(arcade, area, drawn, sight, load, first);
  }, []);
  return arcade;
}

/** Runs an arcade on a canvas in its frame until the result is called. */
function runArcade(
  held: Held,
  area: HTMLDivElement,
  canvas: HTMLCanvasElement,
  sight: Sight,
  load: LoadContents,
  first: (context: Context) => Screen,
): () => void {
  const driver = new CanvasDriver(canvas, {
    onText: (text) => (sight.text.value = text),
    onNeed: () => measure(sight.isLarge.peek()),
    onNews: (news) => (sight.news.value = news),
    onOffers: (offers) => {
      const isSame = JSON.stringify(offers) === JSON.stringify(sight.offers.peek());
      if (!isSame) sight.offers.value = offers;
    },
    onFocus: (x, y, width) => scrollInto(area, x, y, width),
  });
  const measure = (isLarge: boolean) => {
    const room = { width: area.clientWidth, height: area.clientHeight, density: devicePixelRatio };
    const isSmall = driver.fittedFont(room) < SMALL;
    sight.isSmall.value = isSmall;
    driver.resize(room, isSmall && isLarge ? READABLE : 0);
    sight.isNarrow.value = driver.size.width < FULL_SIZE.width;
  };
  const fit = (isLarge: boolean) => {
    measure(isLarge);
    held.current?.redraw();
  };
  const observer = new ResizeObserver(() => fit(sight.isLarge.peek()));
  let end = (): void => undefined;
  let isClosed = false;
  const open = (contents: Contents) => {
    if (isClosed) {
      contents.close();
      return;
    }
    sight.loading.value = 'loaded';
    observer.observe(area);
    const stopFitting = effect(() => {
      const isLarge = sight.isLarge.value;
      untracked(() => fit(isLarge));
    });
    const environment = makeEnvironment(contents);
    const { modules, tiles } = contents;
    driver.bringTiles(tiles);
    const started = new Arcade(environment, modules, driver, startSettings(), makeRoutes);
    const stopPointing = followPointer(canvas, {
      driver,
      arcade: () => held.current,
      onPressed: () => leaveIfOver(held.current),
    });
    end = () => {
      stopFitting();
      stopPointing();
      contents.close();
    };
    held.current = started;
    started.open(first(started));
    area.focus();
  };
  Promise.all([load(() => showAnew(held.current)), loadFont()]).then(
    ([contents]) => open(contents),
    () => (sight.loading.value = 'failed'),
  );
  return () => {
    isClosed = true;
    observer.disconnect();
    held.current?.close();
    end();
    pageAudio.stop();
  };
}
