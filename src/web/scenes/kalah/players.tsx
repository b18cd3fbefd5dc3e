import { housesOf, storeOf } from '../../../games/kalah/index.ts';
import type { Player } from '../../../games/kalah/index.ts';
import { say } from '../../language/language.ts';
import { participantsOf } from '../../../presentation/participants.ts';
import { SeatMenu } from '../../board/seat-menu.tsx';
import type { KalahDesk } from './game/desk.ts';
import type { Table } from './game/table.ts';

interface PlayersProps {
  readonly desk: KalahDesk;
  readonly table: Table;
}

/** The two players with their scores; a mark shows whose turn it is. */
export function Players({ desk, table }: PlayersProps) {
  const low = table.bottom.value;
  const order: readonly Player[] = low === 0 ? [1, 0] : [0, 1];
  return (
    <div class="players">
      {order.map((player) => (
        <PlayerPlate key={player} desk={desk} table={table} player={player} />
      ))}
    </div>
  );
}

function PlayerPlate({ desk, table, player }: PlayersProps & { readonly player: Player }) {
  const { pits, mover, over } = table.state.value;
  const participants = participantsOf(table.session, say);
  const isNext = over === undefined && mover === player;
  return (
    <div
      class={`plate plate-${player + 1}${isNext ? ' plate-next' : ''}`}
      data-player={player + 1}
      data-next={isNext}
    >
      <SeatMenu
        name={participants.names[player] ?? ''}
        seats={table.session.seats}
        at={player}
        onChange={(seats) => desk.reseat(seats)}
      />
      <span class="plate-name">{participants.names[player]}</span>
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
