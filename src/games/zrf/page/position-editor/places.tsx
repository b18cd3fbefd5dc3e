import { useSignal } from '@preact/signals';
import { assertDefined } from '#core';
import { EMPTY } from '../../rules/index.ts';
import { say } from '#web/language/language.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { PositionGrid } from '../board/position-grid.tsx';
import { describeCell } from '../../voice/describe.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import type { PositionEditorModel } from './editor-model.ts';

interface PlacesProps {
  readonly page: ZrfPageModel;
  readonly editor: PositionEditorModel;
  readonly layout: BoardLayout;
}

/** The positions of a board that is set up, for keyboard and screen reader. */
export function Places({ page, editor, layout }: PlacesProps) {
  const cursor = useSignal<number | undefined>(undefined);
  const labelOf = (position: number) => {
    const cell = describeCell(page.words.value, editor.cells.value[position] ?? EMPTY, position);
    return editor.held.value === position ? say('zrf-cell-picked', { cell }) : cell;
  };
  return (
    <PositionGrid
      layout={layout}
      cursor={cursor}
      nameOf={(position) => assertDefined(page.model.rules.board.positions[position]).name}
      labelOf={labelOf}
      onClick={(position) => editor.click(position)}
      onPoint={(position) => (editor.pointed.value = position)}
    />
  );
}
