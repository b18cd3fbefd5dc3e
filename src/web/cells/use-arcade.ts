import { effect, untracked } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { loadGames } from '../../catalogue.ts';
import { Arcade, makeRoutes, PALETTES } from '../../screen/index.ts';
import type { Context, Offer, Screen, Settings } from '../../screen/index.ts';
import { loadLooks } from '../../screen/looks/index.ts';
import { loadShelf } from '../adventures/shelf.ts';
import { pageAudio } from '../audio/index.ts';
import { makeBotEngine, makePuzzleSolver } from '../engine/engines.ts';
import { loadWhole, wantedLanguage } from '../language/language.ts';
import { listKept } from '../rules/files/kept-files.ts';
import { puzzleRecords } from '../storage/puzzle-records.ts';
import { isDark, settings, speed } from '../storage/settings.ts';
import { pageAdventures } from './adventures.ts';
import { CanvasDriver } from './canvas-driver.ts';
import { READABLE, SMALL } from './cells.ts';
import { makeEnvironment } from './environment.ts';
import { loadFont } from './font.ts';
import { followPointer } from './gestures.ts';
import { makeLibrary, sourceAtHand } from './library.ts';
import { PageTexts } from './texts.ts';
import { pageWorlds } from './worlds.ts';

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
    graphics: settings.value.graphics,
    speed: speed.value,
    forced: settings.value.forced,
    guidance: settings.value.guidance,
    loot: settings.value.rogue.loot,
    ...settings.value.sound,
  };
}

/** What takes time to load: the games, how they are drawn, all texts, the font. */
async function load(held: Held, solver: ReturnType<typeof makePuzzleSolver>) {
  const [games, kept, texts] = await Promise.all([
    loadGames(),
    listKept(),
    loadWhole(wantedLanguage()),
    loadShelf(),
    loadFont(),
  ]);
  const pageTexts = new PageTexts(texts, () => showAnew(held.current));
  const zrf = { library: makeLibrary(kept), solver, records: puzzleRecords };
  const dice = { adventures: pageAdventures(), messages: pageTexts.of };
  const modules = await loadLooks({ dice, rogue: pageWorlds, zrf });
  return { games, texts: pageTexts, modules };
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
  first: (context: Context) => Screen,
): Held {
  const arcade = useRef<Arcade>(undefined);
  useEffect(() => {
    const [area, drawn] = [frame.current, canvas.current];
    if (area === null || drawn === null) return undefined;
    return runArcade(arcade, area, drawn, sight, first);
  }, []);
  return arcade;
}

/** Runs an arcade on a canvas in its frame until the result is called. */
function runArcade(
  held: Held,
  area: HTMLDivElement,
  canvas: HTMLCanvasElement,
  sight: Sight,
  first: (context: Context) => Screen,
): () => void {
  const engine = makeBotEngine(sourceAtHand);
  const solver = makePuzzleSolver(sourceAtHand);
  const driver = new CanvasDriver(canvas, {
    onText: (text) => (sight.text.value = text),
    onNews: (news) => (sight.news.value = news),
    onOffers: (offers) => {
      const isSame = JSON.stringify(offers) === JSON.stringify(sight.offers.peek());
      if (!isSame) sight.offers.value = offers;
    },
    onFocus: (x, y, width) => scrollInto(area, x, y, width),
  });
  const fit = (isLarge: boolean) => {
    const room = { width: area.clientWidth, height: area.clientHeight, density: devicePixelRatio };
    const isSmall = driver.fittedFont(room) < SMALL;
    sight.isSmall.value = isSmall;
    driver.resize(room, isSmall && isLarge ? READABLE : 0);
    held.current?.redraw();
  };
  const observer = new ResizeObserver(() => fit(sight.isLarge.peek()));
  let end = (): void => undefined;
  let isClosed = false;
  void load(held, solver).then(({ games, texts, modules }) => {
    if (isClosed) return;
    observer.observe(area);
    const stopFitting = effect(() => {
      const isLarge = sight.isLarge.value;
      untracked(() => fit(isLarge));
    });
    const environment = makeEnvironment(engine, texts.of, games);
    const started = new Arcade(environment, modules, driver, startSettings(), makeRoutes);
    const stopPointing = followPointer(canvas, {
      driver,
      arcade: () => held.current,
      onPressed: () => leaveIfOver(held.current),
    });
    end = () => {
      stopFitting();
      stopPointing();
    };
    held.current = started;
    started.open(first(started));
    area.focus();
  });
  return () => {
    isClosed = true;
    end();
    observer.disconnect();
    held.current?.close();
    pageAudio.stop();
    engine.close();
    solver.close();
  };
}
