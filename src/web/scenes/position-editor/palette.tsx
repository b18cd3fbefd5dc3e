import { assertDefined } from '../../../core/index.ts';
import {
  WAITING_MOST,
  cellsOf,
  ownerOf,
  palette,
  typeOf,
  waitingTypes,
} from '../../../games/zrf/index.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { say } from '../../language/language.ts';
import { PieceIcon } from '../../rules/board/piece-icon.tsx';
import type { View } from '../../rules/game/page-model.ts';
import type { Brush, Draft } from './editor-model.ts';

interface PaletteProps {
  readonly view: View;
  readonly draft: Draft;
}

const ICON = 32;

/** What a click on the board does: the hand, the eraser, or one of the pieces of each player. */
export function Palette({ view, draft }: PaletteProps) {
  const { rules } = view.table;
  const kinds = cellsOf(rules);
  const cells = palette(rules);
  const owners = [...new Set(cells.map((cell) => ownerOf(kinds, cell)))];
  return (
    <div class="palette" role="group" aria-label={say('zrf-setup-brushes')}>
      <div class="palette-row">
        <BrushButton draft={draft} brush="hand" icon="hand" name={say('zrf-setup-hand')} />
        <BrushButton draft={draft} brush="eraser" icon="eraser" name={say('zrf-setup-eraser')} />
      </div>
      {owners.map((owner) => (
        <div
          key={owner}
          class="palette-row"
          role="group"
          aria-label={view.words.value.player(owner)}
        >
          {cells
            .filter((cell) => ownerOf(kinds, cell) === owner)
            .map((cell) => (
              <PieceButton key={cell} view={view} draft={draft} cell={cell} />
            ))}
        </div>
      ))}
    </div>
  );
}

interface BrushButtonProps {
  readonly draft: Draft;
  readonly brush: Brush;
  readonly icon: IconName;
  readonly name: string;
}

function BrushButton({ draft, brush, icon, name }: BrushButtonProps) {
  return (
    <button
      type="button"
      class="palette-brush"
      aria-pressed={draft.brush.value === brush}
      onClick={() => draft.choose(brush)}
    >
      <Icon name={icon} />
      {name}
    </button>
  );
}

interface PieceButtonProps extends PaletteProps {
  readonly cell: number;
}

function PieceButton({ view, draft, cell }: PieceButtonProps) {
  const kinds = cellsOf(view.table.rules);
  const [type, player] = [typeOf(kinds, cell), ownerOf(kinds, cell)];
  const { words } = view;
  const name = say('zrf-setup-piece', {
    piece: words.value.piece(type),
    player: words.value.player(player),
  });
  return (
    <button
      type="button"
      class="palette-piece"
      data-cell={cell}
      aria-pressed={draft.brush.value === cell}
      aria-label={name}
      title={name}
      onClick={() => draft.choose(cell)}
    >
      <PieceIcon view={view} type={type} player={player} size={ICON} />
    </button>
  );
}

/** How many pieces of each kind wait to be dropped, for each player who can drop any. */
export function Waiting({ view, draft }: PaletteProps) {
  const { play } = draft.model;
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
          view={view}
          draft={draft}
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

function WaitingField({ view, draft, player, type }: WaitingFieldProps) {
  const { words } = view;
  const { rules } = draft.model.play;
  const count = assertDefined(draft.state.value.stock[player * rules.pieces.length + type]);
  const piece = words.value.piece(type);
  return (
    <label class="waiting-field" title={piece}>
      <PieceIcon view={view} type={type} player={player} size={ICON} />
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={WAITING_MOST}
        value={count}
        aria-label={say('zrf-setup-piece', { piece, player: words.value.player(player) })}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.valueAsNumber;
          if (Number.isInteger(wanted)) draft.change((model) => model.wait(player, type, wanted));
          currentTarget.value = String(draft.model.waiting(player, type));
        }}
      />
    </label>
  );
}
