import '#web/board/board.css';
import './rogue.css';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { route } from '#web/address/route.ts';
import { usePageKeys } from '#web/board/page-keys.ts';
import { useDensity, useSize } from '#web/canvas/frame.ts';
import { say } from '#web/language/language.ts';
import { canSave } from '#web/storage/saves.ts';
import { floorOf } from '../voice/floors.ts';
import { rogueSettings } from './settings/section.ts';
import { DropArea } from '#web/ui/drop-area.tsx';
import { Header } from '#web/ui/header.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { useArt } from './game/art.ts';
import { cellFor } from './game/cell-size.ts';
import { followPointers } from './game/gestures.ts';
import { runClock } from './game/clock.ts';
import { makeGamePage } from './game/rogue-page.ts';
import type { RogueGamePage } from './game/rogue-page.ts';
import type { RoguePlayModel } from './game/rogue-play-model.ts';
import { loadPortrait } from './game/portrait.ts';
import { Shell } from './game/shell.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { pendingWorlds, readFiles } from './game/worlds.ts';
import { Hud } from './hud/hud.tsx';
import { Menu } from './menu/menu.tsx';

/** The page of the tile roguelike: its menu or a run. */
export function Screen() {
  const { shell, gamePage } = useMemo(() => {
    const shell: Shell = new Shell(() => gamePage);
    const gamePage = makeGamePage(shell);
    return { shell, gamePage };
  }, []);
  const opened = route.value;
  const shared = opened.kind === 'game' ? opened.shared : undefined;
  useEffect(() => void loadPortrait(), []);
  useEffect(() => {
    if (shared !== undefined) void gamePage.open(shared);
  }, [shared]);
  useEffect(() => () => gamePage.close(), []);
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  const open = async (files: readonly InputFile[]) => {
    if (files.length === 0) return;
    if (gamePage.model.peek() !== undefined) shell.leave();
    pendingWorlds.value = await readFiles(files);
    gamePage.dialog.value = 'world';
  };
  return (
    <DropArea
      text={say('rogue-page-drop-here')}
      most={MAX_DROPPED}
      onDrop={(dropped) => void open(dropped)}
    >
      <div class="page page-rogue">
        <Header title={say('game-rogue')} />
        <World shell={shell} gamePage={gamePage} />
        <Dialogs shell={shell} gamePage={gamePage} />
      </div>
    </DropArea>
  );
}

/** Maximum number of world files dropped at once. */
const MAX_DROPPED = 100;

interface WorldProps {
  readonly shell: Shell;
  readonly gamePage: RogueGamePage;
}

/** The canvas and everything around it. */
function World({ shell, gamePage }: WorldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const density = useDensity().value;
  const { width, height } = size.value;
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    shell.attach(canvas.current);
    const stopPointing = followPointers(canvas.current, shell);
    const stopClock = runClock((time) => shell.fire({ type: 'tick', time }));
    return () => {
      stopPointing();
      stopClock();
    };
  }, []);
  useLayoutEffect(() => {
    if (width > 0) shell.resize({ width, height, density });
  }, [width, height, density]);
  const cell = Math.round((rogueSettings.value.cell ?? cellFor(size.value)) * density);
  const model = gamePage.model.value;
  const theme = model && floorOf(model.state.value)?.theme;
  useArt(cell, theme, (art) => shell.wear(art));
  usePageKeys((event) => pressKey(event, shell), [shell]);
  return (
    <main
      class="rogue-stage"
      {...(model === undefined ? { 'data-state': 'menu' } : stateData(model))}
    >
      <div class="rogue-field" ref={place} data-cell={cell / density}>
        <canvas
          ref={canvas}
          class="rogue-canvas"
          {...(model === undefined
            ? { 'aria-hidden': 'true' as const }
            : { role: 'img', 'aria-label': say('rogue-page-canvas') })}
        />
      </div>
      {model === undefined ? (
        <Menu shell={shell} gamePage={gamePage} />
      ) : (
        <Hud key={gamePage.placed} shell={shell} model={model} />
      )}
    </main>
  );
}

/** Progress of a run as data attributes, for external readers. */
function stateData({ state, present, errand }: RoguePlayModel) {
  const { turns, hero } = state.value;
  return {
    'data-state': errand === undefined ? 'game' : errand.kind,
    'data-turns': turns,
    'data-at': `${hero.at.x},${hero.at.y}`,
    'data-entries': present.value.cursor,
  };
}

/** Elements that handle Enter themselves. */
const TAKES_ENTER = 'button, a, summary';

/** Passes a key to the bus; true if it has a command. */
function pressKey(event: KeyboardEvent, shell: Shell): boolean {
  const { target, code, key } = event;
  const isPress = code === 'Enter' || code === 'Space' || code === 'NumpadEnter';
  // Tab attacks from the world, but moves the focus among buttons.
  const isOnward = code === 'Tab' && shell.cursor.peek() === undefined;
  if ((isPress || isOnward) && target instanceof Element && target.closest(TAKES_ENTER) !== null)
    return false;
  if (key === '?') {
    shell.fire({ type: 'command', event: { command: 'help', isRun: false } });
    return true;
  }
  return shell.press(event);
}
