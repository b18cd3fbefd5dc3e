import '#web/board/board.css';
import './kalah.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { housesOf, legalActions, pitOf } from '../rules/index.ts';
import { Header } from '#web/ui/header.tsx';
import { notify } from '#web/ui/notices.tsx';
import { route } from '#web/address/route.ts';
import { say } from '#web/language/language.ts';
import { canSave } from '#web/storage/saves.ts';
import { runCommand, usePageKeys } from '#web/board/page-keys.ts';
import { PlayTools } from '#web/board/play-tools.tsx';
import { MatchTools, runMatchCommand } from '#web/board/clock/match-tools.tsx';
import { ReviewBar } from '#web/board/review/review-bar.tsx';
import { Tool } from '#web/board/tool.tsx';
import { Board } from './kalah-board.tsx';
import { makeGamePage } from './game/kalah-page.ts';
import type { DialogName, KalahGamePage } from './game/kalah-page.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { focusPit } from './house-buttons.tsx';
import { readKey } from './kalah-keys.ts';
import { Players } from './players.tsx';
import { Status } from './status.tsx';
import type { KalahPlayModel } from './game/kalah-play-model.ts';
import { participantsOf } from '#voice/participants.ts';
import { notate } from '../voice/notation.ts';
import { roundsOf } from '#voice/turns.ts';
import { MoveList } from '#web/board/move-list.tsx';

/** The game record; click a turn to view the position after it. */
function Moves({ model }: { readonly model: KalahPlayModel }) {
  const participants = participantsOf(model.session, say);
  const { match } = model;
  const played = match.log.slice(0, model.present.value.cursor);
  return (
    <MoveList
      rounds={roundsOf(notate(match.stateAt(0), played))}
      shown={model.shown.value}
      onView={(count) => model.view(count)}
      label={({ by, text }) => say('web-kalah-move', { who: participants.role(by), move: text })}
    />
  );
}

/** The Kalah page. */
export function Screen() {
  const gamePage = useMemo(() => makeGamePage(), []);
  const opened = route.value;
  useEffect(() => {
    void gamePage.open(opened.kind === 'game' ? opened.shared : undefined);
  }, [opened]);
  useEffect(() => () => gamePage.close(), []);
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  const model = gamePage.model.value;
  return (
    <div class="page page-game">
      <Header title={say('game-kalah')} />
      {model === undefined ? null : (
        <Game key={gamePage.placed} gamePage={gamePage} model={model} />
      )}
    </div>
  );
}

interface GameProps {
  readonly gamePage: KalahGamePage;
  readonly model: KalahPlayModel;
}

function Game({ gamePage, model }: GameProps) {
  const main = useRef<HTMLElement>(null);
  useKeys(gamePage, model, main);
  return (
    <main class="game-page" ref={main}>
      <Players gamePage={gamePage} model={model} />
      <Board model={model} />
      <PlayTools model={model} onNew={() => (gamePage.dialog.value = 'new')} />
      <Status model={model} />
      <div class="record">
        <Moves model={model} />
        <ReviewBar model={model} />
        <MatchTools model={model} onOpen={(name) => (gamePage.dialog.value = name)} />
        <MoreTools gamePage={gamePage} model={model} />
      </div>
      <Dialogs gamePage={gamePage} model={model} />
    </main>
  );
}

function MoreTools({ gamePage, model }: GameProps) {
  const open = (name: DialogName) => () => (gamePage.dialog.value = name);
  return (
    <div class="tools tools-more" role="group" aria-label={say('web-tools-more')}>
      <Tool icon="games" name="web-games" onClick={open('games')} />
      <Tool icon="share" name="web-share" onClick={open('share')} />
      <Tool icon="file" name="web-file" onClick={open('file')} />
      <Tool icon="flip" name="web-flip" keys="F" onClick={() => flip(model)} />
      <Tool icon="help" name="web-help" keys="?" onClick={open('help')} />
    </div>
  );
}

function flip(model: KalahPlayModel): void {
  model.flipped.value = !model.flipped.value;
}

function useKeys(
  gamePage: KalahGamePage,
  model: KalahPlayModel,
  main: { readonly current: HTMLElement | null },
): void {
  usePageKeys(
    (event) => {
      const meaning = readKey(event);
      if (meaning?.kind === 'command')
        runCommand(meaning.command, model, (name) => (gamePage.dialog.value = name));
      else if (meaning?.kind === 'match')
        runMatchCommand(meaning.command, model, (name) => (gamePage.dialog.value = name));
      else if (meaning?.kind === 'house') model.play(meaning.house);
      else if (meaning !== undefined) focusBoard(model, main.current);
      return meaning !== undefined;
    },
    [gamePage, model],
  );
}

function focusBoard(model: KalahPlayModel, place: HTMLElement | null): void {
  const state = model.state.value;
  const [house = 1] = legalActions(state).filter((action) => action !== 'swap');
  focusPit(place, pitOf(housesOf(state.pits), state.mover, house));
}
