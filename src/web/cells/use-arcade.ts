import { effect, untracked } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Arcade, FULL_SIZE, makeRoutes, PALETTES } from '#screen';
import type { Context, Offer, Screen, Settings } from '#screen';
import { pageAudio } from '../audio/index.ts';
import { wantedLanguage } from '../language/language.ts';
import { isDark, settings, speed } from '../storage/settings.ts';
import { CanvasDriver } from './canvas-driver.ts';
import { PARTIAL_VIEW_FONT, MIN_READABLE_FONT } from './cells.ts';
import type { Contents, LoadContents } from './contents.ts';
import { makeEnvironment } from './environment.ts';
import { loadFont } from './font.ts';
import { gameSettingsIn } from './game-settings.ts';
import { followPointer } from './gestures.ts';

interface ArcadeHandle {
  current: Arcade | undefined;
}

/** Observable state of the text screens. */
export interface Sight {
  /** Text of the screen. */
  readonly text: Signal<string>;
  /** Latest news. */
  readonly news: Signal<string>;
  /** Keys that the screen uses. */
  readonly offers: Signal<readonly Offer[]>;
  /** True if text would be hard to read with the whole screen visible. */
  readonly isSmall: Signal<boolean>;
  /** True if text is enlarged for that reason and the screen scrolls. */
  readonly isLarge: Signal<boolean>;
  /** True if the screen has fewer columns than most need, so that its key bar is cut off. */
  readonly isNarrow: Signal<boolean>;
  /** Loading state of the screens. */
  readonly loading: Signal<'loading' | 'loaded' | 'failed'>;
}

export function leaveIfOver(arcade: Arcade | undefined): void {
  if (arcade?.isOver === true) location.hash = '#/';
}

/** Redraws everything with the current texts. */
function redrawAll(arcade: Arcade | undefined): void {
  if (arcade === undefined) return;
  arcade.changeSettings(arcade.settings);
  arcade.redraw();
}

function startSettings(): Settings {
  const { palette } = settings.value;
  return {
    language: wantedLanguage(),
    palette: PALETTES.find((one) => one === palette) ?? (isDark.value ? 'evening' : 'daylight'),
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
 * Scrolls the frame to bring a span into the middle 60 % of it. A span wider than that is aligned
 * at its start.
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

/** Runs one arcade for the lifetime of the component, and redraws it when the frame is resized. */
export function useArcade(
  frame: { readonly current: HTMLDivElement | null },
  canvas: { readonly current: HTMLCanvasElement | null },
  sight: Sight,
  load: LoadContents,
  first: (context: Context) => Screen,
): ArcadeHandle {
  const arcade = useRef<Arcade>(undefined);
  useEffect(() => {
    const [area, drawn] = [frame.current, canvas.current];
    if (area === null || drawn === null) return undefined;
    return runArcade(arcade, area, drawn, sight, load, first);
  }, []);
  return arcade;
}

/** Runs an arcade on a canvas in its frame. The returned function stops it. */
function runArcade(
  handle: ArcadeHandle,
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
    const isSmall = driver.fittedFont(room) < MIN_READABLE_FONT;
    sight.isSmall.value = isSmall;
    driver.resize(room, isSmall && isLarge ? PARTIAL_VIEW_FONT : 0);
    sight.isNarrow.value = driver.size.width < FULL_SIZE.width;
  };
  const fit = (isLarge: boolean) => {
    measure(isLarge);
    handle.current?.redraw();
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
      arcade: () => handle.current,
      onPressed: () => leaveIfOver(handle.current),
    });
    end = () => {
      stopFitting();
      stopPointing();
      contents.close();
    };
    handle.current = started;
    started.open(first(started));
    area.focus();
  };
  Promise.all([load(() => redrawAll(handle.current)), loadFont()]).then(
    ([contents]) => open(contents),
    () => (sight.loading.value = 'failed'),
  );
  return () => {
    isClosed = true;
    observer.disconnect();
    handle.current?.close();
    end();
    pageAudio.stop();
  };
}
