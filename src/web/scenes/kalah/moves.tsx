import { useLayoutEffect, useRef } from 'preact/hooks';
import { chainsOf, housesOf, makeChain } from '../../../games/kalah/index.ts';
import { say } from '../../language/language.ts';
import { companyOf } from '../../../screen/company.ts';
import type { Table } from './table.ts';

/** A player's turn in the list: its notation, and the entries it covers. */
interface Cell {
  readonly player: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Turns side by side, ONE's first; a turn that has no partner stands alone. */
export function rowsOf(table: Pick<Table, 'match'>, count: number): (readonly Cell[])[] {
  const { match } = table;
  const houses = housesOf(match.stateAt(0).pits);
  const rows: Cell[][] = [];
  let from = 0;
  for (const { player, actions } of chainsOf(match.log.slice(0, count))) {
    const to = from + actions.length;
    const text = actions.includes('swap') ? '⇄' : makeChain(actions, houses);
    const row = rows.at(-1);
    const last = row?.at(-1);
    const cell = { player, text, from, to };
    if (row === undefined || last === undefined || last.player >= player) rows.push([cell]);
    else row.push(cell);
    from = to;
  }
  return rows;
}

/** The game in its notation; a click shows the position after a turn. */
export function Moves({ table }: { readonly table: Table }) {
  const list = useRef<HTMLOListElement>(null);
  const rows = rowsOf(table, table.present.value.cursor);
  const shown = table.shown.value;
  useLayoutEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null) return;
    if (marked === null || marked === undefined) list.current.scrollTop = 0;
    else {
      const middle = marked.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
      list.current.scrollTop = middle;
    }
  });
  return (
    <section class="moves">
      <h2>{say('web-moves')}</h2>
      {rows.length === 0 ? (
        <p class="empty">{say('web-moves-none')}</p>
      ) : (
        <ol ref={list}>
          {rows.map((row, index) => (
            <li key={index}>
              <span class="move-number">{index + 1}.</span>
              {row.map((cell) => (
                <Move key={cell.from} table={table} cell={cell} shown={shown} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface MoveProps {
  readonly table: Table;
  readonly cell: Cell;
  readonly shown: number;
}

function Move({ table, cell, shown }: MoveProps) {
  const { player, text, from, to } = cell;
  const who = companyOf(table.session, say).who(player);
  const isHere = shown > from && shown <= to;
  return (
    <button
      type="button"
      class={`move move-${player + 1}`}
      aria-label={say('web-kalah-move', { who, move: text })}
      {...(isHere ? { 'aria-current': 'step' as const } : {})}
      onClick={() => table.view(to)}
    >
      {text}
    </button>
  );
}
