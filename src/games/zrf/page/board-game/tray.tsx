import type { Signal } from '@preact/signals';
import { assertDefined } from '#core';
import { say } from '#web/language/language.ts';
import type { DragGesture } from '../board/drag-gesture.ts';
import { PieceIcon } from '../board/piece-icon.tsx';
import { droppable } from '../../voice/selection.ts';
import { stockOf } from '../../voice/stock.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

interface TrayProps {
  readonly page: ZrfPageModel;
  readonly gesture: Signal<DragGesture | undefined>;
  /** Seat that owns these pieces. */
  readonly seat: number;
}

const ICON = 34;

/** A player's pieces in hand: drag one, or click it and then a target. */
export function Tray({ page, gesture, seat }: TrayProps) {
  const { model, words } = page;
  const player = assertDefined(model.file.game.playOf(model.match.state.variant).seats[seat]);
  const waiting = stockOf(model.rules, model.state.value, player);
  if (waiting.length === 0) return null;
  const isMine = model.mover.value === player;
  const ready = isMine ? droppable(model.candidates.value) : new Set<number>();
  const pick = model.pick.value;
  const playerName = words.value.player(player);
  return (
    <div
      class="tray"
      role="group"
      aria-label={say('zrf-stock', { player: playerName })}
      data-seat={seat}
    >
      {waiting.map(({ type, count, isEndless }) => {
        const isPicked = isMine && pick?.kind === 'stock' && pick.type === type;
        const name = words.value.piece(type);
        return (
          <button
            key={type}
            type="button"
            class="tray-piece"
            data-type={type}
            data-count={count}
            disabled={!ready.has(type)}
            aria-pressed={isPicked}
            title={words.value.help(type) || name}
            aria-label={say('zrf-stock-piece', { piece: name, count: isEndless ? -1 : count })}
            onPointerDown={(event) =>
              gesture.value?.press(event, { kind: 'stock', type }, () => model.clickStock(type))
            }
            onClick={(event) => {
              if (event.detail === 0) model.clickStock(type);
            }}
          >
            <PieceIcon page={page} type={type} player={player} size={ICON} />
            <span class="tray-count">{isEndless ? '∞' : count}</span>
          </button>
        );
      })}
    </div>
  );
}
