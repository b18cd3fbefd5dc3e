import '#web/board/board.css';
import './style/caves.css';
import { useEffect, useMemo } from 'preact/hooks';
import { route } from '#web/address/route.ts';
import { hasModifier, pressOf, usePageKeys } from '#web/board/page-keys.ts';
import { say } from '#web/language/language.ts';
import { canSave } from '#web/storage/saves.ts';
import { isDarkByDefault } from '#web/storage/settings.ts';
import { DropArea } from '#web/ui/drop-area.tsx';
import { Header } from '#web/ui/header.tsx';
import type { InputFile } from '#web/ui/input-files.ts';
import { notify } from '#web/ui/notices.tsx';
import { playerOf } from '../rules/index.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { makeGamePage } from './game/caves-page.ts';
import type { CavesGamePage } from './game/caves-page.ts';
import type { CavesPlayModel } from './game/caves-play-model.ts';
import { keepPlayed, playedRun } from './game/last-run.ts';
import { Shell } from './game/shell.ts';
import { Field } from './hud/field.tsx';
import { Hud } from './hud/hud.tsx';
import { Menu } from './menu/menu.tsx';

/** Maximum number of files dropped at once. */
const MAX_DROPPED = 100;

/** The page of the caves: its menu or a run. */
export function Screen() {
  const { shell, gamePage } = useMemo(() => {
    const shell: Shell = new Shell(() => gamePage);
    const gamePage = makeGamePage(shell);
    return { shell, gamePage };
  }, []);
  const opened = route.value;
  const shared = opened.kind === 'game' ? opened.shared : undefined;
  useEffect(() => {
    if (shared !== undefined) void gamePage.open(shared);
    else resumePlayed(gamePage);
  }, [shared]);
  useEffect(() => {
    isDarkByDefault.value = true;
    return () => {
      isDarkByDefault.value = false;
      gamePage.close();
    };
  }, []);
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  useEffect(() => keepPlayed(gamePage), [gamePage.model.value]);
  usePageKeys((event) => pressKey(event, shell), [shell]);
  const model = gamePage.model.value;
  return (
    <DropArea
      text={say('caves-page-drop-here')}
      most={MAX_DROPPED}
      onDrop={(files: readonly InputFile[]) => shell.openPack(files)}
    >
      <div class="page page-caves">
        <Header title={say('game-caves')} />
        <main
          class="caves-stage"
          {...(model === undefined ? { 'data-state': 'menu' } : stateData(model))}
        >
          {model === undefined ? (
            <Menu gamePage={gamePage} />
          ) : (
            <>
              <Field shell={shell} />
              <Hud key={gamePage.placed} shell={shell} model={model} />
            </>
          )}
        </main>
        <Dialogs shell={shell} gamePage={gamePage} />
      </div>
    </DropArea>
  );
}

/** Resumes the run that a reload interrupted. */
function resumePlayed(gamePage: CavesGamePage): void {
  const save = playedRun();
  if (save !== undefined && gamePage.model.peek() === undefined) gamePage.resume(save);
}

/** Progress of a run as data attributes, for external readers. */
function stateData({ known, present, errand }: CavesPlayModel) {
  const { turns } = known.value;
  const { x, y, z, hp } = playerOf(known.value);
  return {
    'data-state': errand === undefined ? 'game' : errand.kind,
    'data-turns': turns,
    'data-at': `${x},${y},${z}`,
    'data-hp': hp,
    'data-entries': present.value.cursor,
  };
}

/** Elements that handle Enter and Space themselves. */
const TAKES_ENTER = 'button, a, summary';

/** Passes a key to the run; true if it has a command. */
function pressKey(event: KeyboardEvent, shell: Shell): boolean {
  const { target, code } = event;
  if (hasModifier(event)) return false;
  const isPress = code === 'Enter' || code === 'Space' || code === 'NumpadEnter';
  // Tab attacks from the map, but moves the focus among buttons.
  const isOnward = code === 'Tab' && shell.aim.peek() === undefined;
  const isControl = target instanceof Element && target.closest(TAKES_ENTER) !== null;
  if ((isPress || isOnward) && isControl) return false;
  return shell.press(pressOf(event));
}
