import './page.css';
import './panel/panel.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { readVariant } from '../../puzzles/index.ts';
import type { Draft } from '../../puzzles/index.ts';
import { Header } from '#web/ui/header.tsx';
import { say } from '#web/language/language.ts';
import { ReviewBar } from '#web/board/review/review-bar.tsx';
import { MoveList } from '#web/board/move-list.tsx';
import { Tool } from '#web/board/tool.tsx';
import { usePageKeys } from '#web/board/page-keys.ts';
import { sayProblem } from '#web/language/language.ts';
import type { DialogName, ZrfGamePage } from '../game/zrf-page.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { optionsFor } from '../files/opened-file.ts';
import { useSounds } from '../sound/sounds.ts';
import { VariantMenu } from '../dialogs/variant-menu.tsx';
import { SolverPanel } from './panel/solver-panel.tsx';
import { PuzzleBoard } from './board/puzzle-board.tsx';
import { Counters } from './panel/counters.tsx';
import { stationOf } from '../course/course.ts';
import { GoalPicture } from './panel/goal-picture.tsx';
import { onPageKey } from './puzzle-keys.ts';
import { PuzzleHelp } from './panel/puzzle-help.tsx';
import { PuzzleLooks } from './panel/puzzle-looks.tsx';
import { makePuzzlePageModel, takeHint } from './model/puzzle-page-model.ts';
import type { PuzzlePageModel } from './model/puzzle-page-model.ts';
import { SolvedDialog } from './panel/solved-dialog.tsx';
import { StationBar } from './panel/station-bar.tsx';
import type { PuzzlePlayModel } from './game/puzzle-play-model.ts';
import { describeMove, movesMade, notateMoves } from '../../voice/block-moves.ts';
import type { BlockMove } from '../../voice/block-moves.ts';
import { newSeed } from '#web/board/game-page.ts';

interface PuzzlePageProps {
  readonly gamePage: ZrfGamePage;
  readonly model: PuzzlePlayModel;
  /** Opens a copy of the puzzle in the editor. */
  readonly onEdit: (draft: Draft) => void;
}

/** Page of a sliding-block puzzle. */
export function PuzzlePage({ gamePage, model, onEdit }: PuzzlePageProps) {
  const puzzle = useMemo(() => makePuzzlePageModel(gamePage, model), [gamePage, model]);
  useEffect(() => () => puzzle.close(), [puzzle]);
  return (
    <div class="page page-game">
      <Header
        title={puzzle.page.words.value.title}
        up={{ href: '#/zrf', name: say('zrf-library') }}
      />
      <Game key={gamePage.placed} puzzle={puzzle} onEdit={onEdit} />
    </div>
  );
}

interface PartProps extends Pick<PuzzlePageProps, 'onEdit'> {
  readonly puzzle: PuzzlePageModel;
}

function Game({ puzzle, onEdit }: PartProps) {
  const main = useRef<HTMLElement>(null);
  const { page, model } = puzzle;
  const station = stationOf(model.file.id);
  useSounds(page);
  useEffect(() => {
    document.title = `${page.words.value.title} · Turnwright`;
  });
  usePageKeys((event) => onPageKey(puzzle, event, main.current), [puzzle]);
  const { gamePage } = page;
  return (
    <main
      class="game-page zrf puzzle"
      ref={main}
      data-moving={puzzle.animator.glide.isMoving.value}
    >
      <div class="puzzle-head">
        {station === undefined ? null : <StationBar station={station} />}
        <Variants puzzle={puzzle} />
      </div>
      <PuzzleBoard puzzle={puzzle} />
      <PuzzleTools puzzle={puzzle} />
      <div class="puzzle-side">
        <Counters puzzle={puzzle} />
        <SolverPanel puzzle={puzzle} />
        <News puzzle={puzzle} />
        <div class="puzzle-record">
          <GoalPicture puzzle={puzzle} />
          <Moves puzzle={puzzle} />
        </div>
        <ReviewBar model={model} />
        <MoreTools puzzle={puzzle} onEdit={onEdit} />
      </div>
      {gamePage.dialog.value === 'help' ? (
        <PuzzleHelp onClose={() => (gamePage.dialog.value = undefined)} />
      ) : gamePage.dialog.value === undefined && model.announces.value && model.isSolved.value ? (
        <SolvedDialog puzzle={puzzle} />
      ) : (
        <Dialogs page={page} />
      )}
      <span class="unseen" data-over={model.session.isOver} />
    </main>
  );
}

function Variants({ puzzle: { page, model } }: { readonly puzzle: PuzzlePageModel }) {
  const { gamePage } = page;
  return (
    <VariantMenu
      isBare
      file={model.file}
      words={page.words.value}
      value={model.match.state.variant}
      onChoose={(variant) =>
        gamePage.startNew({
          options: optionsFor(model.file, variant),
          seats: model.session.seats,
          seed: newSeed(),
        })
      }
    />
  );
}

function PuzzleTools({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { model, solver } = puzzle;
  const isShown = solver.solution.value !== undefined;
  return (
    <div class="tools" role="group" aria-label={say('web-tools')}>
      <Tool
        icon="undo"
        name="web-undo"
        keys="U"
        off={isShown || !model.present.value.canUndo}
        onClick={() => model.undo()}
      />
      <Tool
        icon="redo"
        name="web-redo"
        keys="R"
        off={isShown || !model.present.value.canRedo}
        onClick={() => model.redo()}
      />
      <Tool
        icon="hint"
        name="web-hint"
        keys="H"
        off={isShown || !model.isOpen.value}
        onClick={() => takeHint(puzzle)}
      />
      <Tool
        icon="restart"
        name="puzzle-restart"
        keys="N"
        off={isShown || model.present.value.cursor === 0}
        onClick={() => model.restart()}
      />
    </div>
  );
}

/** Moves within the first `count` entries. */
function movesBefore({ model, blocks }: PuzzlePageModel, count: number): BlockMove[] {
  const actions = model.match.log.slice(0, count).map(({ action }) => action);
  return movesMade(blocks, model.origin.cells, actions);
}

/** Latest move, or the current error. */
function News({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { model, blocks } = puzzle;
  const news = model.news.value;
  const last = movesBefore(puzzle, model.shown.value).at(-1);
  const described =
    news?.kind === 'refused'
      ? sayProblem(news.problem)
      : last === undefined
        ? ''
        : describeMove(blocks, last, say);
  return (
    <p class="status-news unseen" role="status" aria-live="polite" aria-atomic="true">
      {model.isSolved.value ? `${described} ${say('zrf-solved')}` : described}
    </p>
  );
}

function Moves({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { model, blocks } = puzzle;
  const { cursor } = model.present.value;
  const actions = model.match.log.slice(0, cursor).map(({ action }) => action);
  const turns = notateMoves(blocks, model.origin.cells, actions);
  const moves = movesBefore(puzzle, cursor);
  return (
    <MoveList
      rounds={turns.map((turn) => [turn])}
      shown={model.shown.value}
      onView={(count) => model.view(count)}
      label={({ first }) => {
        const move = moves.find((one) => one.first === first);
        return move === undefined ? '' : describeMove(blocks, move, say);
      }}
    />
  );
}

function MoreTools({ puzzle: { page, model }, onEdit }: PartProps) {
  const { gamePage } = page;
  const open = (name: DialogName) => () => (gamePage.dialog.value = name);
  const canShare = !model.file.id.startsWith('user:');
  const { game } = model.file;
  const { variant } = model.match.state;
  const draft = useMemo(() => readVariant(game, variant), [game, variant]);
  return (
    <div class="tools tools-more puzzle-more" role="group" aria-label={say('web-tools-more')}>
      <Tool icon="text" name="zrf-about" keys="I" onClick={open('about')} />
      <Tool icon="games" name="web-games" onClick={open('games')} />
      {canShare ? <Tool icon="share" name="web-share" onClick={open('share')} /> : null}
      <Tool icon="file" name="web-file" onClick={open('file')} />
      {draft.ok ? (
        <Tool icon="pencil" name="editor-edit-copy" onClick={() => onEdit(draft.value)} />
      ) : null}
      <PuzzleLooks />
      <Tool icon="help" name="web-help" keys="?" onClick={open('help')} />
    </div>
  );
}
