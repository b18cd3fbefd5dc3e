import './page.css';
import './panel/panel.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { readVariant } from '../../../puzzles/index.ts';
import type { Draft } from '../../../puzzles/index.ts';
import { Header } from '../../ui/header.tsx';
import { say } from '../../language/language.ts';
import { ReviewBar } from '../../board/review/review-bar.tsx';
import { MoveList } from '../../board/move-list.tsx';
import { Tool } from '../../board/tool.tsx';
import { usePageKeys } from '../../board/keys.ts';
import { sayProblem } from '../../language/language.ts';
import type { DialogName, ZrfDesk } from '../../rules/game/desk.ts';
import { Dialogs } from '../../rules/dialogs/dialogs.tsx';
import { optionsFor } from '../../rules/files/opened-file.ts';
import { useSounds } from '../../rules/sound/sounds.ts';
import { VariantMenu } from '../../rules/dialogs/variant-menu.tsx';
import { AdviserBox } from './panel/adviser-box.tsx';
import { PuzzleBoard } from './board/board.tsx';
import { Counters } from './panel/counters.tsx';
import { stationOf } from '../../rules/course/course.ts';
import { GoalPicture } from './panel/goal-picture.tsx';
import { onPageKey } from './page-keys.ts';
import { PuzzleHelp } from './panel/puzzle-help.tsx';
import { PuzzleLooks } from './panel/puzzle-looks.tsx';
import { makePuzzlePageModel, takeHint } from './model/page-model.ts';
import type { PuzzlePageModel } from './model/page-model.ts';
import { SolvedDialog } from './panel/solved-dialog.tsx';
import { StationBar } from './panel/station-bar.tsx';
import type { PuzzleTable } from './game/table.ts';
import { describeMove, movesMade, notateMoves } from '../../../presentation/zrf/block-moves.ts';
import type { BlockMove } from '../../../presentation/zrf/block-moves.ts';
import { newSeed } from '../../board/desk.ts';

interface PuzzlePageProps {
  readonly desk: ZrfDesk;
  readonly table: PuzzleTable;
  /** Takes a copy of the puzzle to the editor. */
  readonly onEdit: (draft: Draft) => void;
}

/** A puzzle of sliding blocks: its board, and all around it. */
export function PuzzlePage({ desk, table, onEdit }: PuzzlePageProps) {
  const puzzle = useMemo(() => makePuzzlePageModel(desk, table), [desk, table]);
  useEffect(() => () => puzzle.close(), [puzzle]);
  return (
    <div class="page page-game">
      <Header
        title={puzzle.page.words.value.title}
        up={{ href: '#/zrf', name: say('zrf-library') }}
      />
      <Game key={desk.placed} puzzle={puzzle} onEdit={onEdit} />
    </div>
  );
}

interface PartProps extends Pick<PuzzlePageProps, 'onEdit'> {
  readonly puzzle: PuzzlePageModel;
}

function Game({ puzzle, onEdit }: PartProps) {
  const main = useRef<HTMLElement>(null);
  const { page, table } = puzzle;
  const station = stationOf(table.file.id);
  useSounds(page);
  useEffect(() => {
    document.title = `${page.words.value.title} · Turnwright`;
  });
  usePageKeys((event) => onPageKey(puzzle, event, main.current), [puzzle]);
  const { desk } = page;
  return (
    <main class="table zrf puzzle" ref={main} data-moving={puzzle.animator.glide.isMoving.value}>
      <div class="puzzle-head">
        {station === undefined ? null : <StationBar station={station} />}
        <Variants puzzle={puzzle} />
      </div>
      <PuzzleBoard puzzle={puzzle} />
      <PuzzleTools puzzle={puzzle} />
      <div class="puzzle-side">
        <Counters puzzle={puzzle} />
        <AdviserBox puzzle={puzzle} />
        <News puzzle={puzzle} />
        <div class="puzzle-record">
          <GoalPicture puzzle={puzzle} />
          <Moves puzzle={puzzle} />
        </div>
        <ReviewBar table={table} />
        <MoreTools puzzle={puzzle} onEdit={onEdit} />
      </div>
      {desk.dialog.value === 'help' ? (
        <PuzzleHelp onClose={() => (desk.dialog.value = undefined)} />
      ) : desk.dialog.value === undefined && table.announces.value && table.isSolved.value ? (
        <SolvedDialog puzzle={puzzle} />
      ) : (
        <Dialogs page={page} />
      )}
      <span class="unseen" data-over={table.session.isOver} />
    </main>
  );
}

function Variants({ puzzle: { page, table } }: { readonly puzzle: PuzzlePageModel }) {
  const { desk } = page;
  return (
    <VariantMenu
      isBare
      file={table.file}
      words={page.words.value}
      value={table.match.state.variant}
      onChoose={(variant) =>
        desk.startNew({
          options: optionsFor(table.file, variant),
          seats: table.session.seats,
          seed: newSeed(),
        })
      }
    />
  );
}

function PuzzleTools({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { table, advice } = puzzle;
  const isShown = advice.solution.value !== undefined;
  return (
    <div class="tools" role="group" aria-label={say('web-tools')}>
      <Tool
        icon="undo"
        name="web-undo"
        keys="U"
        off={isShown || !table.present.value.canUndo}
        onClick={() => table.undo()}
      />
      <Tool
        icon="redo"
        name="web-redo"
        keys="R"
        off={isShown || !table.present.value.canRedo}
        onClick={() => table.redo()}
      />
      <Tool
        icon="hint"
        name="web-hint"
        keys="H"
        off={isShown || !table.isOpen.value}
        onClick={() => takeHint(puzzle)}
      />
      <Tool
        icon="restart"
        name="puzzle-restart"
        keys="N"
        off={isShown || table.present.value.cursor === 0}
        onClick={() => table.restart()}
      />
    </div>
  );
}

/** The moves that were made before so many entries. */
function movesBefore({ table, blocks }: PuzzlePageModel, count: number): BlockMove[] {
  const actions = table.match.log.slice(0, count).map(({ action }) => action);
  return movesMade(blocks, table.origin.cells, actions);
}

/** What happened last, or what is wrong. */
function News({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { table, blocks } = puzzle;
  const news = table.news.value;
  const last = movesBefore(puzzle, table.shown.value).at(-1);
  const told =
    news?.kind === 'refused'
      ? sayProblem(news.problem)
      : last === undefined
        ? ''
        : describeMove(blocks, last, say);
  return (
    <p class="status-news unseen" role="status" aria-live="polite" aria-atomic="true">
      {table.isSolved.value ? `${told} ${say('zrf-solved')}` : told}
    </p>
  );
}

function Moves({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { table, blocks } = puzzle;
  const { cursor } = table.present.value;
  const actions = table.match.log.slice(0, cursor).map(({ action }) => action);
  const turns = notateMoves(blocks, table.origin.cells, actions);
  const made = movesBefore(puzzle, cursor);
  return (
    <MoveList
      rounds={turns.map((turn) => [turn])}
      shown={table.shown.value}
      onView={(count) => table.view(count)}
      label={({ first }) => {
        const move = made.find((one) => one.first === first);
        return move === undefined ? '' : describeMove(blocks, move, say);
      }}
    />
  );
}

function MoreTools({ puzzle: { page, table }, onEdit }: PartProps) {
  const { desk } = page;
  const open = (name: DialogName) => () => (desk.dialog.value = name);
  const canShare = !table.file.id.startsWith('user:');
  const { game } = table.file;
  const { variant } = table.match.state;
  const draft = useMemo(() => readVariant(game, variant), [game, variant]);
  return (
    <div class="puzzle-more">
      <div class="tools tools-more" role="group" aria-label={say('web-tools-more')}>
        <Tool icon="text" name="zrf-about" keys="I" onClick={open('about')} />
        <Tool icon="games" name="web-games" onClick={open('games')} />
        {canShare ? <Tool icon="share" name="web-share" onClick={open('share')} /> : null}
        <Tool icon="file" name="web-file" onClick={open('file')} />
        {draft.ok ? (
          <Tool icon="pencil" name="editor-edit-copy" onClick={() => onEdit(draft.value)} />
        ) : null}
        <Tool icon="help" name="web-help" keys="?" onClick={open('help')} />
      </div>
      <PuzzleLooks />
    </div>
  );
}
