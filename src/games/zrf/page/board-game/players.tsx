import type { Signal } from '@preact/signals';
import { assertDefined } from '#core';
import { say } from '#web/language/language.ts';
import { Clock } from '#web/board/clock/clock.tsx';
import { SeatMenu } from '#web/board/seat-menu.tsx';
import type { DragGesture } from '../board/drag-gesture.ts';
import { PieceIcon } from '../board/piece-icon.tsx';
import { levelsIn } from '../files/measured-levels.ts';
import { describeCount, emblemOf } from '../../voice/counts.ts';
import { Tray } from './tray.tsx';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

interface PlayersProps {
  readonly page: ZrfPageModel;
  readonly gesture: Signal<DragGesture | undefined>;
}

/** Size in CSS pixels of the piece next to a player's name. */
const EMBLEM = 30;

/** Players with their pieces and hands; a mark shows the player to move. */
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

function Plate({ page, seat }: { readonly page: ZrfPageModel; readonly seat: number }) {
  const { model } = page;
  const words = page.words.value;
  const player = assertDefined(model.file.game.playOf(model.match.state.variant).seats[seat]);
  const seated = model.session.seats[seat];
  const isNext = model.seat.value === seat;
  const count = describeCount(words, model.state.value, player);
  return (
    <div
      class={`plate plate-${seat + 1}${isNext ? ' plate-next' : ''}`}
      data-player={seat + 1}
      data-next={isNext}
    >
      <PieceIcon page={page} type={emblemOf(words, player)} player={player} size={EMBLEM} />
      <span class="plate-name">
        {page.nameOf(seat)}
        <span class="plate-seat">
          {seated?.kind === 'bot'
            ? say('seat-bot', { strength: say(`strength-${seated.strength}`) })
            : say('seat-person')}
        </span>
      </span>
      <SeatMenu
        name={page.nameOf(seat)}
        seats={model.session.seats}
        at={seat}
        levels={levelsIn(model.file, model.state.value.variant)}
        onChange={(seats) => page.gamePage.reseat(seats)}
      />
      <Clock model={model} seat={seat} name={page.nameOf(seat)} />
      {count === '' ? null : <span class="plate-count">{count}</span>}
    </div>
  );
}
