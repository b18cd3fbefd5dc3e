import '../../board/board.css';
import './kalah.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { housesOf, legalActions, pitOf } from '../../../games/kalah/index.ts';
import { Header } from '../../ui/header.tsx';
import { notify } from '../../ui/notices.tsx';
import { route } from '../../address/route.ts';
import { say } from '../../language/language.ts';
import { canSave } from '../../storage/saves.ts';
import { runCommand, usePageKeys } from '../../board/keys.ts';
import { PlayTools } from '../../board/play-tools.tsx';
import { ReviewBar } from '../../board/review/review-bar.tsx';
import { Tool } from '../../board/tool.tsx';
import { Board } from './board.tsx';
import { makeDesk } from './game/desk.ts';
import type { DialogName, KalahDesk } from './game/desk.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { focusPit } from './house-buttons.tsx';
import { readKey } from './keys.ts';
import { Moves } from './moves.tsx';
import { Players } from './players.tsx';
import { Status } from './status.tsx';
import type { Table } from './game/table.ts';

/** The page of Kalah. */
export function Screen() {
  const desk = useMemo(() => makeDesk(), []);
  const opened = route.value;
  useEffect(() => {
    void desk.open(opened.kind === 'game' ? opened.shared : undefined);
  }, [opened]);
  useEffect(() => () => desk.close(), []);
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  const table = desk.table.value;
  return (
    <div class="page page-game">
      <Header title={say('game-kalah')} />
      {table === undefined ? null : <Game key={desk.placed} desk={desk} table={table} />}
    </div>
  );
}

interface GameProps {
  readonly desk: KalahDesk;
  readonly table: Table;
}

function Game({ desk, table }: GameProps) {
  const main = useRef<HTMLElement>(null);
  useKeys(desk, table, main);
  return (
    <main class="table" ref={main}>
      <Players desk={desk} table={table} />
      <Board table={table} />
      <PlayTools table={table} onNew={() => (desk.dialog.value = 'new')} />
      <Status table={table} />
      <div class="record">
        <Moves table={table} />
        <ReviewBar table={table} />
        <MoreTools desk={desk} table={table} />
      </div>
      <Dialogs desk={desk} table={table} />
    </main>
  );
}

function MoreTools({ desk, table }: GameProps) {
  const open = (name: DialogName) => () => (desk.dialog.value = name);
  return (
    <div class="tools tools-more" role="group" aria-label={say('web-tools-more')}>
      <Tool icon="games" name="web-games" onClick={open('games')} />
      <Tool icon="share" name="web-share" onClick={open('share')} />
      <Tool icon="file" name="web-file" onClick={open('file')} />
      <Tool icon="flip" name="web-flip" keys="F" onClick={() => flip(table)} />
      <Tool icon="help" name="web-help" keys="?" onClick={open('help')} />
    </div>
  );
}

function flip(table: Table): void {
  table.flipped.value = !table.flipped.value;
}

function useKeys(
  desk: KalahDesk,
  table: Table,
  main: { readonly current: HTMLElement | null },
): void {
  usePageKeys(
    (event) => {
      const meaning = readKey(event);
      if (meaning?.kind === 'command')
        runCommand(meaning.command, table, (name) => (desk.dialog.value = name));
      else if (meaning?.kind === 'house') table.play(meaning.house);
      else if (meaning !== undefined) focusBoard(table, main.current);
      return meaning !== undefined;
    },
    [desk, table],
  );
}

function focusBoard(table: Table, place: HTMLElement | null): void {
  const state = table.state.value;
  const [house = 1] = legalActions(state).filter((action) => action !== 'swap');
  focusPit(place, pitOf(housesOf(state.pits), state.mover, house));
}
