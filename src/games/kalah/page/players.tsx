import { housesOf, storeOf } from '../rules/index.ts';
import type { Player } from '../rules/index.ts';
import { say } from '#web/language/language.ts';
import { participantsOf } from '#voice/participants.ts';
import { Clock } from '#web/board/clock/clock.tsx';
import { SeatMenu } from '#web/board/seat-menu.tsx';
import type { KalahGamePage } from './game/kalah-page.ts';
import type { KalahPlayModel } from './game/kalah-play-model.ts';

interface PlayersProps {
  readonly gamePage: KalahGamePage;
  readonly model: KalahPlayModel;
}

/** The players with their scores; a mark shows whose turn it is. */
export function Players({ gamePage, model }: PlayersProps) {
  const low = model.bottom.value;
  const order: readonly Player[] = low === 0 ? [1, 0] : [0, 1];
  return (
    <div class="players">
      {order.map((player) => (
        <PlayerPlate key={player} gamePage={gamePage} model={model} player={player} />
      ))}
    </div>
  );
}

function PlayerPlate({ gamePage, model, player }: PlayersProps & { readonly player: Player }) {
  const { pits, mover, over } = model.state.value;
  const participants = participantsOf(model.session, say);
  const isNext = over === undefined && model.ending.value === undefined && mover === player;
  return (
    <div
      class={`plate plate-${player + 1}${isNext ? ' plate-next' : ''}`}
      data-player={player + 1}
      data-next={isNext}
    >
      <SeatMenu
        name={participants.names[player] ?? ''}
        seats={model.session.seats}
        at={player}
        onChange={(seats) => gamePage.reseat(seats)}
      />
      <span class="plate-name">{participants.names[player]}</span>
      <Clock model={model} seat={player} name={participants.names[player] ?? ''} />
      <span
        class="plate-score"
        role="img"
        aria-label={say('web-kalah-store-seeds', {
          store: say('kalah-store', { who: participants.role(player) }),
          seeds: pits[storeOf(housesOf(pits), player)] ?? 0,
        })}
      >
        {pits[storeOf(housesOf(pits), player)]}
      </span>
    </div>
  );
}
