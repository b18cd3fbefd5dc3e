import { own } from '#core';
import type { AnyGame } from '#core';
import '../board/board.css';
import './generic.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Notation } from '#voice/generic-notation.ts';
import { route } from '../address/route.ts';
import { commandOf } from '#play';
import { GENERIC_PAGE_KEYS } from '#voice/keymap.ts';
import { pressOf, readCommand, runCommand, usePageKeys } from '../board/page-keys.ts';
import { PlayTools } from '../board/play-tools.tsx';
import { ReviewBar } from '../board/review/review-bar.tsx';
import { Tool } from '../board/tool.tsx';
import { say } from '../language/language.ts';
import { canSave } from '../storage/saves.ts';
import { Header } from '../ui/header.tsx';
import { notify } from '../ui/notices.tsx';
import { Board } from './generic-board.tsx';
import { makeGamePage } from './generic-page.ts';
import type { DialogName, GenericPage } from './generic-page.ts';
import { Dialogs } from './dialogs.tsx';
import { Status } from './status.tsx';
import { participantsOf } from '#voice/participants.ts';
import { roundsOf } from '#voice/turns.ts';
import { MoveList } from '../board/move-list.tsx';
import { SeatMenu } from '../board/seat-menu.tsx';

/** Players with their scores, if the game counts them, and a mark for the player to move. */
function Players({ page: { gamePage, model } }: { readonly page: GenericPage }) {
  const { game } = gamePage;
  const state = model.state.value;
  const turn = game.turn(state);
  const scores = turn.kind === 'over' ? turn.outcome.scores : game.scoreSoFar?.(state);
  const { names } = participantsOf(model.session, say);
  return (
    <div class="players">
      {names.map((name, player) => {
        const isNext = turn.kind === 'decide' && turn.player === player;
        return (
          <div
            key={player}
            class={`plate plate-${player + 1}${isNext ? ' plate-next' : ''}`}
            data-player={player + 1}
            data-next={isNext}
          >
            <SeatMenu
              name={name}
              seats={model.session.seats}
              at={player}
              onChange={(seats) => gamePage.reseat(seats)}
            />
            <span class="plate-name">{name}</span>
            {scores === undefined ? null : <span class="plate-score">{scores[player]}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** Actions in the rules' own notation. A click shows the position after one. */
function Moves({ page: { model, notation } }: { readonly page: GenericPage }) {
  const { match, present } = model;
  const { names } = participantsOf(model.session, say);
  const log = match.log.slice(0, present.value.cursor);
  const turns = notation.notate(match.stateAt(0), log);
  return (
    <MoveList
      rounds={roundsOf(turns)}
      shown={model.shown.value}
      onView={(count) => model.view(count)}
      label={({ by, text }) => `${names[by] ?? ''} ${text}`.trim()}
    />
  );
}

/** Page of a game without its own scene. */
export function makeScene(game: AnyGame) {
  return { Screen: () => <Screen game={game} /> };
}

function Screen({ game }: { readonly game: AnyGame }) {
  const gamePage = useMemo(() => makeGamePage(game), [game]);
  const notation = useMemo(() => new Notation(game), [game]);
  const opened = route.value;
  useEffect(() => {
    void gamePage.open(opened.kind === 'game' ? opened.shared : undefined);
  }, [gamePage, opened]);
  useEffect(() => () => gamePage.close(), [gamePage]);
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  const model = gamePage.model.value;
  return (
    <div class="page page-game">
      <Header title={say(`game-${game.id}`)} />
      {model === undefined ? null : (
        <Playing key={gamePage.placed} page={{ gamePage, model, notation }} />
      )}
    </div>
  );
}

function Playing({ page }: { readonly page: GenericPage }) {
  const { gamePage, model } = page;
  const main = useRef<HTMLElement>(null);
  usePageKeys((event) => onKey(event, page, main.current), [gamePage, model]);
  return (
    <main class="game-page generic" ref={main}>
      <Players page={page} />
      <Board page={page} />
      <PlayTools model={model} onNew={() => (gamePage.dialog.value = 'new')} />
      <Status page={page} />
      <div class="record">
        <Moves page={page} />
        <ReviewBar model={model} />
        <MoreTools page={page} />
      </div>
      <Dialogs page={page} />
    </main>
  );
}

function MoreTools({ page: { gamePage } }: { readonly page: GenericPage }) {
  const open = (name: DialogName) => () => (gamePage.dialog.value = name);
  return (
    <div class="tools tools-more" role="group" aria-label={say('web-tools-more')}>
      <Tool icon="games" name="web-games" onClick={open('games')} />
      <Tool icon="share" name="web-share" onClick={open('share')} />
      <Tool icon="file" name="web-file" onClick={open('file')} />
      <Tool icon="help" name="web-help" keys="?" onClick={open('help')} />
    </div>
  );
}

/** Digits play one of the first nine actions. Arrows move between buttons. */
function onKey(
  event: KeyboardEvent,
  { gamePage, model }: GenericPage,
  main: HTMLElement | null,
): boolean {
  const command = readCommand(event);
  if (command !== undefined) {
    runCommand(command, model, (name) => (gamePage.dialog.value = name));
    return true;
  }
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const press = pressOf(event);
  if (commandOf(GENERIC_PAGE_KEYS, press) === 'action') {
    const turn = gamePage.game.turn(model.state.value);
    const index = Number(press.name) - 1;
    return turn.kind === 'decide' && index < turn.actions.length && model.play(turn.actions[index]);
  }
  const step = own({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }, event.code);
  const buttons = [...(main?.querySelectorAll<HTMLElement>('.generic-action') ?? [])];
  if (step === undefined || buttons.length === 0) return false;
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = at < 0 ? 0 : (at + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return true;
}
