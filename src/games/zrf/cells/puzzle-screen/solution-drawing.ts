import type { Area, Grid } from '#screen/cells/grid.ts';
import { describeProof } from '../../voice/describe-puzzle.ts';
import { participantsOf } from '#voice/participants.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { labelled } from '#play';
import { SOLUTION_KEYS } from '../../voice/keymap.ts';
import { barLabels } from '#screen/model/key.ts';
import { gamePath } from '#screen/menus/option-words.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawMore, scrollTo } from '#screen/widgets/list.ts';
import { putLine } from '#screen/widgets/words.ts';
import type { Speed } from '#screen/model/settings.ts';
import { puzzleAreas } from './layout.ts';
import type { Solution, SolutionFrame } from './solution.ts';
import { meansOf } from '#screen/model/means.ts';
import { drawLook } from '#screen/play/draw-look.ts';

/** Data to draw of a solution being played. */
interface SolutionShown {
  readonly solution: Solution;
  readonly moves: readonly string[];
  readonly frame: SolutionFrame;
  readonly isRunning: boolean;
  readonly speed: Speed;
}

/** Draws a position of a solution with its list of moves. */
export function drawSolution(grid: Grid, shown: SolutionShown): void {
  const { solution, moves, frame, isRunning, speed } = shown;
  const { context, look, puzzling, session, answer, metric } = solution;
  const { say } = context;
  const { game, options } = session.match;
  const title = say('screen-puzzle-solution');
  drawTitleBar(grid, ['Turnwright', ...gamePath(context, game, options), title]);
  const { state, action } = frame;
  const { board, side } = puzzleAreas(grid, puzzling, state);
  const participants = participantsOf(session, say);
  const content = {
    state,
    frame: undefined,
    hand: undefined,
    last: undefined,
    hint: action,
    participants,
    means: meansOf(context),
  };
  drawLook(look, grid, board, content, say);
  const proven = describeProof(metric, answer, say);
  putLine(grid, side, proven, { ink: 'title', bold: true });
  const at = { at: frame.move, end: answer.moves.length };
  const positionText = say(isRunning ? 'screen-replay-running' : 'screen-replay-at', at);
  putLine(grid, rowsOf(side, 1), positionText, { ink: 'text' });
  const speedShown = say('screen-puzzle-speed', { speed: say(`screen-setting-speed-${speed}`) });
  const hasRoom = widthOf(positionText) + widthOf(speedShown) < side.width;
  if (hasRoom) putLine(grid, rowsOf(side, 1), speedShown, { ink: 'soft' }, 'right');
  drawMoves(grid, rowsOf(side, 3), moves, frame.move);
  const run = isRunning ? 'screen-key-pause' : 'screen-key-run';
  drawKeyBar(grid, say, barLabels(say, labelled(SOLUTION_KEYS, { run })));
}

function drawMoves(grid: Grid, area: Area, moves: readonly string[], at: number): void {
  const first = scrollTo(at, moves.length, area.height);
  for (const [row, text] of moves.slice(first, first + area.height).entries()) {
    const index = first + row;
    const isNext = index === at;
    const line = `${isNext ? '▸' : ' '}${String(index + 1).padStart(4)}  ${text}`;
    const ink = isNext ? 'title' : index < at ? 'faint' : 'soft';
    putLine(grid, rowsOf(area, row, 1), line, { ink, bold: isNext });
  }
  const isMore = first + area.height < moves.length;
  drawMore(grid, { ...area, width: area.width - 1 }, first > 0, isMore);
}
