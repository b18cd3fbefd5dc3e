import './text.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Arcade, makeRoutes, namedKey, PALETTES } from '../../screen/index.ts';
import type { Context, Screen as TextScreen, Settings } from '../../screen/index.ts';
import { loadGames } from '../../catalogue.ts';
import { loadLooks } from '../../screen/looks/index.ts';
import { Header } from '../ui/header.tsx';
import { loadWhole, say, wantedLanguage } from '../language/language.ts';
import { listKept } from '../rules/files/kept-files.ts';
import { isDark, settings, speed } from '../storage/settings.ts';
import { pageAudio } from '../audio/index.ts';
import { makeBotEngine, makePuzzleSolver } from '../engine/engines.ts';
import { CanvasDriver } from './canvas-driver.ts';
import { makeEnvironment } from './environment.ts';
import { puzzleRecords } from '../storage/puzzle-records.ts';
import { readPress, TOUCH_KEYS } from './keys.ts';
import { loadShelf } from '../adventures/shelf.ts';
import { pageAdventures } from './adventures.ts';
import { makeLibrary, sourceAtHand } from './library.ts';
import { PageTexts } from './texts.ts';
import { pageWorlds } from './worlds.ts';

/** The text arcade in the page: the screens of the terminal, drawn on a canvas. */
export function Screen() {
  return <TextArcade title={say('web-text-mode')} first={(context) => context.routes.title()} />;
}

interface TextArcadeProps {
  readonly title: string;
  /** The screen that it opens with. */
  readonly first: (context: Context) => TextScreen;
}

/** The same with another screen first. */
export function TextArcade({ title, first }: TextArcadeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useSignal('');
  const arcade = useArcade(frame, canvas, text, first);
  useSignalEffect(() => followLanguage(arcade.current, wantedLanguage()));
  const onKey = (event: KeyboardEvent) => {
    const key = readPress(event);
    if (key === undefined || arcade.current === undefined) return;
    event.preventDefault();
    arcade.current.press(key);
    leaveIfOver(arcade.current);
  };
  return (
    <div class="page page-text">
      <Header title={title} />
      <main class="text">
        <div
          class="text-frame"
          ref={frame}
          tabIndex={0}
          role="application"
          aria-label={title}
          aria-describedby="text-screen"
          onKeyDown={onKey}
        >
          <canvas ref={canvas} aria-hidden="true" />
          <pre class="unseen" id="text-screen">
            {text.value}
          </pre>
        </div>
        <TouchKeys arcade={arcade} />
      </main>
    </div>
  );
}

interface Held {
  current: Arcade | undefined;
}

function TouchKeys({ arcade }: { readonly arcade: Held }) {
  return (
    <div class="touch-keys">
      {TOUCH_KEYS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-label={say(`web-key-${name}`)}
          onClick={() => {
            arcade.current?.press(namedKey(name));
            if (arcade.current !== undefined) leaveIfOver(arcade.current);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The switch at the head of the page turns the text screens, too. */
function followLanguage(arcade: Arcade | undefined, language: string): void {
  if (arcade === undefined || arcade.settings.language === language) return;
  arcade.changeSettings({ ...arcade.settings, language });
  arcade.redraw();
}

/** Draws all again in the texts that there are now. */
function showAnew(arcade: Arcade | undefined): void {
  if (arcade === undefined) return;
  arcade.changeSettings(arcade.settings);
  arcade.redraw();
}

function leaveIfOver(arcade: Arcade): void {
  if (arcade.isOver) location.hash = '#/';
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
    ...settings.value.sound,
  };
}

/** One arcade as long as the page is up; it is drawn again when the frame changes its size. */
function useArcade(
  frame: { readonly current: HTMLDivElement | null },
  canvas: { readonly current: HTMLCanvasElement | null },
  text: Signal<string>,
  first: (context: Context) => TextScreen,
): Held {
  const arcade = useRef<Arcade>(undefined);
  useEffect(() => {
    const [area, drawn] = [frame.current, canvas.current];
    if (area === null || drawn === null) return undefined;
    const engine = makeBotEngine(sourceAtHand);
    const solver = makePuzzleSolver(sourceAtHand);
    const driver = new CanvasDriver(drawn, (shown) => (text.value = shown));
    const observer = new ResizeObserver(() => {
      driver.resize(area.clientWidth, area.clientHeight, devicePixelRatio);
      arcade.current?.redraw();
    });
    let closed = false;
    const looks = Promise.all([listKept(), loadWhole(wantedLanguage()), loadShelf()]).then(
      async ([kept, first]) => {
        const texts = new PageTexts(first, () => showAnew(arcade.current));
        const zrf = { library: makeLibrary(kept), solver, records: puzzleRecords };
        const dice = { adventures: pageAdventures(), messages: texts.of };
        return { texts, modules: await loadLooks({ dice, rogue: pageWorlds, zrf }) };
      },
    );
    void Promise.all([loadGames(), looks]).then(([games, { texts, modules }]) => {
      if (closed) return;
      observer.observe(area);
      driver.resize(area.clientWidth, area.clientHeight, devicePixelRatio);
      const started = new Arcade(
        makeEnvironment(engine, texts.of, games),
        modules,
        driver,
        startSettings(),
        makeRoutes,
      );
      arcade.current = started;
      started.open(first(started));
      area.focus();
    });
    return () => {
      closed = true;
      observer.disconnect();
      arcade.current?.close();
      pageAudio.stop();
      engine.close();
      solver.close();
    };
  }, []);
  return arcade;
}
