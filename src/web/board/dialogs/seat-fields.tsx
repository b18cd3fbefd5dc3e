import { must } from '#core';
import type { BotLevel } from '#core';
import { makeSeats, parseSeats } from '#play';
import type { Seat } from '#play';
import { useId } from 'preact/hooks';
import { describeLevel } from '#voice/levels.ts';
import { say } from '../../language/language.ts';
import { SeatOptions } from '../seat-menu.tsx';

interface SeatFieldsProps {
  /** Names of the players, in seat order. */
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  /** Measured levels of the bots, if there are any. */
  readonly levels?: readonly BotLevel[] | undefined;
  readonly onChange: (seats: readonly Seat[]) => void;
}

/** Fields for the players in each seat: a person, or a bot with a strength. */
export function SeatFields({ names, seats, levels, onChange }: SeatFieldsProps) {
  const id = useId();
  const change = (player: number, word: string) => {
    const [seat] = must(parseSeats(word, 1));
    if (seat !== undefined) onChange(seats.map((old, index) => (index === player ? seat : old)));
  };
  return (
    <>
      {seats.map((seat, player) => (
        <label key={player} class="field">
          <span>{names[player]}</span>
          <select
            name={`seat-${player + 1}`}
            aria-label={names[player]}
            {...(seat.kind === 'bot' ? { 'aria-describedby': `${id}-${player}` } : {})}
            value={makeSeats([seat])}
            onChange={(event) => change(player, event.currentTarget.value)}
          >
            <SeatOptions levels={levels} />
          </select>
          {seat.kind === 'bot' ? (
            <small class="about" id={`${id}-${player}`}>
              {describeLevel(seat.strength, levels, say)}
            </small>
          ) : null}
        </label>
      ))}
    </>
  );
}
