import { housesOf, storeOf } from '../../../games/kalah/index.ts';
import type { Player } from '../../../games/kalah/index.ts';
import { Icon } from '../../app/icon.tsx';
import { say } from '../../language/language.ts';
import { companyOf } from '../../../screen/company.ts';
import type { Table } from './table.ts';

/** The two players with their scores; a mark shows whose turn it is. */
export function Players({ table }: { readonly table: Table }) {
  const low = table.bottom.value;
  const order: readonly Player[] = low === 0 ? [1, 0] : [0, 1];
  return (
    <div class="players">
      {order.map((player) => (
        <PlayerPlate key={player} table={table} player={player} />
      ))}
    </div>
  );
}

function PlayerPlate({ table, player }: { readonly table: Table; readonly player: Player }) {
  const { pits, mover, over } = table.state.value;
  const seat = table.session.seats[player];
  const company = companyOf(table.session, say);
  const isNext = over === undefined && mover === player;
  return (
    <div
      class={`plate plate-${player + 1}${isNext ? ' plate-next' : ''}`}
      data-player={player + 1}
      data-next={isNext}
    >
      <Icon name={seat?.kind === 'bot' ? 'bot' : 'person'} />
      <span class="plate-name">{company.names[player]}</span>
      <span
        class="plate-score"
        role="img"
        aria-label={say('web-kalah-store-seeds', {
          store: say('kalah-store', { who: company.who(player) }),
          seeds: pits[storeOf(housesOf(pits), player)] ?? 0,
        })}
      >
        {pits[storeOf(housesOf(pits), player)]}
      </span>
    </div>
  );
}
