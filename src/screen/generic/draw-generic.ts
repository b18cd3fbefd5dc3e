import { largest } from '#core';
import type { AnyGame } from '#core';
import type { Say } from '#i18n/say.ts';
import { actionTexts, viewText } from '#voice/generic.ts';
import { widthOf } from '../cells/glyphs.ts';
import type { Area, Grid } from '../cells/grid.ts';
import type { BoardContent } from '../model/look.ts';
import { drawFrame } from '../widgets/frame.ts';
import { drawList, drawMore } from '../widgets/list.ts';
import { putLine, wrap } from '../widgets/words.ts';
import { rowsOf } from '../widgets/areas.ts';
import type { ActionHand } from './hand.ts';

const GAP = 2;
const MIN_LIST = 22;

interface Canvas {
  readonly grid: Grid;
  readonly area: Area;
  readonly say: Say;
}

/** Draws the state at the left and the actions at the right, each at its required width. */
export function drawGeneric(
  { grid, area, say }: Canvas,
  game: AnyGame,
  content: BoardContent<unknown, unknown, never, ActionHand>,
): void {
  const { state, hand, hint, participants } = content;
  const texts = actionTexts(game, state);
  const longest = largest(
    texts.map((text) => widthOf(text) + 12),
    MIN_LIST,
  );
  const width = Math.min(longest, Math.floor(area.width / 2));
  const left = { ...area, width: area.width - width - GAP };
  drawState({ grid, area: left, say }, viewText(game, state, viewerOf(game, content)));
  const right = { ...area, x: area.x + left.width + GAP, width };
  const inside = drawFrame(grid, right, say('generic-actions'));
  if (hand === undefined) {
    const turn = game.turn(state);
    const mover = turn.kind === 'decide' ? turn.player : undefined;
    const waits =
      mover === undefined ? '' : say('generic-waits', { player: participants.names[mover] ?? '' });
    putLine(grid, rowsOf(inside, 0, 1), waits, { ink: 'soft' });
    return;
  }
  const hinted = hint === undefined ? undefined : game.makeAction(state, hint);
  const items = texts.map((text, index) => ({
    label: `${String(index + 1).padStart(String(texts.length).length)}  ${text}`,
    ...(text === hinted ? { note: say('screen-key-hint') } : {}),
  }));
  drawList(grid, { ...inside, width: inside.width - 1 }, items, hand.index);
}

/** Viewer of the state: the person to move, otherwise the player at the near side. */
function viewerOf(
  game: AnyGame,
  { state, hand, participants }: BoardContent<unknown, unknown, never, ActionHand>,
): number {
  const turn = game.turn(state);
  return hand !== undefined && turn.kind === 'decide' ? turn.player : participants.south;
}

function drawState({ grid, area, say }: Canvas, text: string): void {
  const inside = drawFrame(grid, area, say('label-position'));
  const lines = text
    .split('\n')
    .flatMap((line) => (widthOf(line) <= inside.width ? [line] : wrap(line, inside.width)));
  const rows = Math.min(lines.length, inside.height);
  for (const [row, line] of lines.slice(0, rows).entries()) {
    grid.put(inside.x, inside.y + row, line);
  }
  drawMore(grid, { ...inside, width: inside.width - 1 }, false, rows < lines.length);
}
