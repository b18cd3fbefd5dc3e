import { assertDefined } from '#core';
import { MAX_WAITING, cellsOf, ownerOf, palette, typeOf, waitingTypes } from '../../rules/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { say } from '#web/language/language.ts';
import { PieceIcon } from '../board/piece-icon.tsx';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import type { Brush, PositionEditorModel } from './editor-model.ts';

interface PaletteProps {
  readonly page: ZrfPageModel;
  readonly editor: PositionEditorModel;
}

const ICON = 32;

/** Tools for clicks on the board: the hand, the eraser, and each player's pieces. */
export function Palette({ page, editor }: PaletteProps) {
  const { rules } = page.model;
  const kinds = cellsOf(rules);
  const cells = palette(rules);
  const owners = [...new Set(cells.map((cell) => ownerOf(kinds, cell)))];
  return (
    <div class="palette" role="group" aria-label={say('looks-pieces')}>
      <div class="palette-row">
        <BrushButton editor={editor} brush="hand" icon="hand" name={say('zrf-setup-hand')} />
        <BrushButton editor={editor} brush="eraser" icon="eraser" name={say('zrf-setup-eraser')} />
      </div>
      {owners.map((owner) => (
        <div
          key={owner}
          class="palette-row"
          role="group"
          aria-label={page.words.value.player(owner)}
        >
          {cells
            .filter((cell) => ownerOf(kinds, cell) === owner)
            .map((cell) => (
              <PieceButton key={cell} page={page} editor={editor} cell={cell} />
            ))}
        </div>
      ))}
    </div>
  );
}

interface BrushButtonProps {
  readonly editor: PositionEditorModel;
  readonly brush: Brush;
  readonly icon: IconName;
  readonly name: string;
}

function BrushButton({ editor, brush, icon, name }: BrushButtonProps) {
  return (
    <button
      type="button"
      class="palette-brush"
      aria-pressed={editor.brush.value === brush}
      onClick={() => editor.choose(brush)}
    >
      <Icon name={icon} />
      {name}
    </button>
  );
}

interface PieceButtonProps extends PaletteProps {
  readonly cell: number;
}

function PieceButton({ page, editor, cell }: PieceButtonProps) {
  const kinds = cellsOf(page.model.rules);
  const [type, player] = [typeOf(kinds, cell), ownerOf(kinds, cell)];
  const { words } = page;
  const name = say('zrf-setup-piece', {
    piece: words.value.kind(type),
    player: words.value.player(player),
  });
  return (
    <button
      type="button"
      class="palette-piece"
      data-cell={cell}
      aria-pressed={editor.brush.value === cell}
      aria-label={name}
      title={name}
      onClick={() => editor.choose(cell)}
    >
      <PieceIcon page={page} type={type} player={player} size={ICON} />
    </button>
  );
}

/** Number of waiting pieces of each kind, for players who can drop any. */
export function Waiting({ page, editor }: PaletteProps) {
  const { play } = editor.model;
  const rows = play.rules.players.flatMap((_, player) =>
    waitingTypes(play, player).map((type) => ({ player, type })),
  );
  if (rows.length === 0) return null;
  return (
    <fieldset class="waiting">
      <legend>{say('zrf-setup-waiting')}</legend>
      {rows.map(({ player, type }) => (
        <WaitingField
          key={`${player} ${type}`}
          page={page}
          editor={editor}
          player={player}
          type={type}
        />
      ))}
    </fieldset>
  );
}

interface WaitingFieldProps extends PaletteProps {
  readonly player: number;
  readonly type: number;
}

function WaitingField({ page, editor, player, type }: WaitingFieldProps) {
  const { words } = page;
  const { rules } = editor.model.play;
  const count = assertDefined(editor.state.value.stock[player * rules.pieces.length + type]);
  const piece = words.value.kind(type);
  return (
    <label class="waiting-field" title={piece}>
      <PieceIcon page={page} type={type} player={player} size={ICON} />
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_WAITING}
        value={count}
        aria-label={say('zrf-setup-piece', { piece, player: words.value.player(player) })}
        onChange={({ currentTarget }) => {
          const entered = currentTarget.valueAsNumber;
          if (Number.isInteger(entered))
            editor.change((model) => model.wait(player, type, entered));
          currentTarget.value = String(editor.model.waiting(player, type));
        }}
      />
    </label>
  );
}
