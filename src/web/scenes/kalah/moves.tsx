import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../language/language.ts';
import { companyOf } from '../../../screen/company.ts';
import type { Table } from './table.ts';
import { rowsOf } from './turns.ts';
import type { Turn } from './turns.ts';

/** The game in its notation; a click shows the position after a turn. */
export function Moves({ table }: { readonly table: Table }) {
  const list = useRef<HTMLOListElement>(null);
  const rows = rowsOf(table.match, table.present.value.cursor);
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
              {row.map((turn) => (
                <Move key={turn.from} table={table} turn={turn} shown={shown} />
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
  readonly turn: Turn;
  readonly shown: number;
}

function Move({ table, turn, shown }: MoveProps) {
  const { player, text, from, to } = turn;
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
