import type { Signal } from '@preact/signals';
import { assertDefined } from '../../../core/index.ts';
import { EMPTY, cellsOf, ownerOf } from '../../../games/zrf/index.ts';
import { say } from '../../language/language.ts';
import { SeatMenu } from '../../board/seat-menu.tsx';
import type { DragGesture } from '../../rules/board/drag-gesture.ts';
import { colourOf } from '../../rules/paint/palette.ts';
import { Tray } from './tray.tsx';
import type { RulesPageModel } from '../../rules/game/page-model.ts';

interface PlayersProps {
  readonly page: RulesPageModel;
  readonly gesture: Signal<DragGesture | undefined>;
}

/** The players with their colours and pieces in hand; a mark shows whose turn it is. */
export function Players({ page, gesture }: PlayersProps) {
  const { model } = page;
  const seats = [...model.session.seats.keys()];
  const order = model.isTurned.value ? seats : seats.reverse();
  return (
    <div class={`players players-${seats.length}`}>
      {order.map((seat) => (
        <div key={seat} class="player">
          <Plate page={page} seat={seat} />
          <Tray page={page} gesture={gesture} seat={seat} />
        </div>
      ))}
    </div>
  );
}

function Plate({ page, seat }: { readonly page: RulesPageModel; readonly seat: number }) {
  const { model } = page;
  const { rules } = model;
  const player = assertDefined(model.file.game.playOf(model.match.state.variant).seats[seat]);
  const sitting = model.session.seats[seat];
  const isNext = model.seat.value === seat;
  const { body } = colourOf(rules.players[player]?.name ?? '', player);
  const kinds = cellsOf(rules);
  const count = model.state.value.cells.filter(
    (cell) => cell !== EMPTY && ownerOf(kinds, cell) === player,
  ).length;
  return (
    <div
      class={`plate plate-${seat + 1}${isNext ? ' plate-next' : ''}`}
      data-player={seat + 1}
      data-next={isNext}
    >
      <span class="plate-colour" style={{ background: body }} />
      <span class="plate-name">
        {page.nameOf(seat)}
        <span class="plate-seat">
          {sitting?.kind === 'bot'
            ? say('seat-bot', { strength: say(`strength-${sitting.strength}`) })
            : say('seat-person')}
        </span>
      </span>
      <SeatMenu
        name={page.nameOf(seat)}
        seats={model.session.seats}
        at={seat}
        onChange={(seats) => page.gamePage.reseat(seats)}
      />
      <span class="plate-count" title={say('zrf-pieces', { count })}>
        {count}
      </span>
    </div>
  );
}
