import { own } from '#core';
import './board-game.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Header } from '#web/ui/header.tsx';
import { say } from '#web/language/language.ts';
import { ARROWS } from '#web/canvas/geometry.ts';
import { commandOf } from '#play';
import { MATCH_KEYS } from '#voice/keymap.ts';
import { BOARD_PAGE_KEYS } from '../../voice/keymap.ts';
import {
  hasModifier,
  pressOf,
  readCommand,
  runCommand,
  usePageKeys,
} from '#web/board/page-keys.ts';
import { PlayTools } from '#web/board/play-tools.tsx';
import { MatchTools, runMatchCommand } from '#web/board/clock/match-tools.tsx';
import { ReviewBar } from '#web/board/review/review-bar.tsx';
import { Tool } from '#web/board/tool.tsx';
import { Board } from './game-board.tsx';
import { optionsFor } from '../files/opened-file.ts';
import type { ZrfPlayModel } from '../game/zrf-play-model.ts';
import type { DialogName, ZrfGamePage } from '../game/zrf-page.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { DragGhost } from '../board/drag-ghost.tsx';
import type { DragGesture } from '../board/drag-gesture.ts';
import { seatsFor } from '../game/seats.ts';
import { Players } from './players.tsx';
import { Moves, TypedMove } from './record.tsx';
import { useSounds } from '../sound/sounds.ts';
import { Status } from './status.tsx';
import { newSeed } from '#web/board/game-page.ts';
import { boardSettings } from '../settings/sections.ts';
import { VariantMenu } from '../dialogs/variant-menu.tsx';
import { hasAnalysis, openAnalysis, openWhyNot } from '../game/open-analysis.ts';
import { makePageModel } from '../game/zrf-page-model.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** Props of a page in place of the game. */
export interface SetupProps {
  readonly page: ZrfPageModel;
  readonly onClose: () => void;
}

interface BoardGamePageProps {
  readonly gamePage: ZrfGamePage;
  readonly model: ZrfPlayModel;
  /** The position setup page, loaded on demand. */
  readonly Setup: ComponentType<SetupProps>;
  /** The analysis page, loaded on demand. */
  readonly Analysis: ComponentType<SetupProps>;
}

/** Page of one rules-file game. */
export function BoardGamePage({ gamePage, model, Setup, Analysis }: BoardGamePageProps) {
  const page = useMemo(() => makePageModel(gamePage, model), [gamePage, model]);
  return (
    <div class="page page-game">
      <Header title={page.words.value.title} up={{ href: '#/zrf', name: say('zrf-library') }} />
      <Game key={gamePage.placed} page={page} Setup={Setup} Analysis={Analysis} />
    </div>
  );
}

interface GameProps extends Pick<BoardGamePageProps, 'Setup' | 'Analysis'> {
  readonly page: ZrfPageModel;
}

/** The game in play, or the analysis or the setup page in its place. */
function Game({ page, Setup, Analysis }: GameProps) {
  const isSetUp = useSignal(false);
  const { dialog } = page.gamePage;
  if (dialog.value === 'analysis') {
    return <Analysis page={page} onClose={() => (dialog.value = undefined)} />;
  }
  return isSetUp.value ? (
    <Setup page={page} onClose={() => (isSetUp.value = false)} />
  ) : (
    <Playing page={page} onSetUp={() => (isSetUp.value = true)} />
  );
}

interface PlayingProps {
  readonly page: ZrfPageModel;
  readonly onSetUp: () => void;
}

function Playing({ page, onSetUp }: PlayingProps) {
  const main = useRef<HTMLElement>(null);
  const gesture = useSignal<DragGesture | undefined>(undefined);
  const { gamePage, model } = page;
  useSounds(page);
  useTitle(page);
  useBoardEffects(page);
  usePageKeys((event) => onKey(event, page, main.current, onSetUp), [page]);
  const drag = gesture.value?.drag.value;
  return (
    <main class={`game-page zrf${drag === undefined ? '' : ' zrf-dragging'}`} ref={main}>
      <Players page={page} gesture={gesture} />
      <Board page={page} gesture={gesture} />
      <PlayTools model={model} onNew={() => (gamePage.dialog.value = 'new')} />
      <Status page={page} />
      <div class="record">
        <Moves page={page} />
        <TypedMove page={page} />
        <ReviewBar model={model} />
        <MatchTools model={model} onOpen={(name) => (gamePage.dialog.value = name)} />
        <MoreTools page={page} onSetUp={onSetUp} />
        <div class="row looks">
          <VariantMenu
            isBare
            file={model.file}
            words={page.words.value}
            value={model.match.state.variant}
            onChoose={(variant) => startVariant(page, variant)}
          />
        </div>
      </div>
      <Dialogs page={page} />
      {drag === undefined ? null : <DragGhost page={page} drag={drag} />}
      <span class="unseen" data-over={gamePage.model.value?.session.isOver} />
    </main>
  );
}

function startVariant({ gamePage, model }: ZrfPageModel, variant: string): void {
  const players = model.file.game.playOf(variant).seats.length;
  const seats = seatsFor(model.session.seats, players).slice(0, players);
  const { clock } = model.session.match;
  const options = optionsFor(model.file, variant);
  gamePage.startNew({ options, seats, seed: newSeed(), clock });
}

/** Keeps premoves and drawings up to date with settings and moves. */
function useBoardEffects({ model, words, drawing }: ZrfPageModel): void {
  useSignalEffect(() => {
    model.allowsPremoves.value = boardSettings.value.premoves;
    model.glossary.value = words.value;
  });
  useSignalEffect(() => {
    // Drawings concern one position.
    if (model.shown.value >= 0) drawing.clear();
  });
}

function useTitle({ words }: ZrfPageModel): void {
  useEffect(() => {
    document.title = `${words.value.title} · Turnwright`;
  });
}

function MoreTools({ page, onSetUp }: PlayingProps) {
  const { gamePage, model } = page;
  const open = (name: DialogName) => () => (gamePage.dialog.value = name);
  const canShare = !model.file.id.startsWith('user:');
  return (
    <div class="tools tools-more zrf-more" role="group" aria-label={say('web-tools-more')}>
      <Tool icon="text" name="zrf-about" keys="I" onClick={open('about')} />
      <Tool icon="games" name="web-games" onClick={open('games')} />
      {canShare ? <Tool icon="share" name="web-share" onClick={open('share')} /> : null}
      <Tool icon="file" name="web-file" onClick={open('file')} />
      <Tool
        icon="flip"
        name="web-flip"
        keys="F"
        off={!model.canFlip.value}
        onClick={() => (model.flipped.value = !model.flipped.value)}
      />
      <Tool icon="pencil" name="zrf-setup-open" keys="E" onClick={onSetUp} />
      {hasAnalysis(page) ? (
        <>
          <Tool icon="analysis" name="analysis" keys="A" onClick={() => openAnalysis(page)} />
          <Tool
            icon="why"
            name="analysis-why"
            keys="Y"
            off={model.shown.value === 0}
            onClick={() => void openWhyNot(page)}
          />
        </>
      ) : null}
      <Tool icon="palette" name="zrf-looks" keys="L" onClick={open('looks')} />
      <Tool icon="help" name="web-help" keys="?" onClick={open('help')} />
    </div>
  );
}

/** Handles keys regardless of focus; returns false for keys with no meaning here. */
function onKey(
  event: KeyboardEvent,
  page: ZrfPageModel,
  main: HTMLElement | null,
  onSetUp: () => void,
): boolean {
  const { gamePage, model } = page;
  const isHeld = model.pick.value !== undefined || model.choice.value !== undefined;
  if (event.key === 'Escape') {
    if (model.cancelPremoves()) return true;
    if (isHeld) {
      model.cancel();
      return true;
    }
    if (page.drawing.clear()) return true;
  }
  const command = readCommand(event);
  if (command !== undefined) {
    runCommand(command, model, (name) => (gamePage.dialog.value = name));
    return true;
  }
  if (hasModifier(event)) return false;
  const match = commandOf(MATCH_KEYS, pressOf(event));
  if (match !== undefined) {
    runMatchCommand(match, model, (name) => (gamePage.dialog.value = name));
    return true;
  }
  const bound = commandOf(BOARD_PAGE_KEYS, pressOf(event));
  if (bound === 'about' || bound === 'looks') gamePage.dialog.value = bound;
  if (bound === 'set-up') onSetUp();
  if (bound === 'analysis' && hasAnalysis(page)) openAnalysis(page);
  if (bound === 'why' && hasAnalysis(page)) void openWhyNot(page);
  if (bound !== undefined) return true;
  if (own(ARROWS, event.code) === undefined) return false;
  main?.querySelector<HTMLElement>('.cell-button[tabindex="0"]')?.focus();
  return true;
}
