import { useLayoutEffect, useRef } from 'preact/hooks';
import type { NotatedTurn } from '#voice/turns.ts';
import { say } from '../language/language.ts';

interface MoveListProps {
  readonly rounds: readonly (readonly NotatedTurn[])[];
  /** Entry count of the position on the board. */
  readonly shown: number;
  readonly onView: (count: number) => void;
  /** Screen-reader text for a turn. */
  readonly label: (turn: NotatedTurn) => string;
}

/** Moves in notation. A click shows the position after a turn. */
export function MoveList({ rounds, shown, onView, label }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null) return;
    if (marked === null || marked === undefined) list.current.scrollTop = 0;
    else {
      // Centre it, so that it is fully visible even with few rows.
      const above = (list.current.clientHeight - marked.offsetHeight) / 2;
      list.current.scrollTop = marked.offsetTop - list.current.offsetTop - above;
    }
  });
  return (
    <section class="moves">
      <h2>{say('label-moves')}</h2>
      {rounds.length === 0 ? (
        <p class="empty">{say('web-moves-none')}</p>
      ) : (
        <ol ref={list}>
          {rounds.map((round, index) => (
            <li key={index}>
              <span class="move-number">{index + 1}.</span>
              {round.map((turn) => (
                <button
                  key={turn.first}
                  type="button"
                  class={`move move-${turn.by + 1}`}
                  aria-label={label(turn)}
                  {...(shown > turn.first && shown <= turn.first + turn.count
                    ? { 'aria-current': 'step' as const }
                    : {})}
                  onClick={() => onView(turn.first + turn.count)}
                >
                  {turn.text}
                </button>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
