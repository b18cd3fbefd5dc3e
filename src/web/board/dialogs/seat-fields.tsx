import { must } from '#core';
import { makeSeats, parseSeats } from '#play';
import type { Seat } from '#play';
import { useId } from 'preact/hooks';
import { say } from '../../language/language.ts';
import { SeatOptions } from '../seat-menu.tsx';

interface SeatFieldsProps {
  /** Names of the players, in seat order. */
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly onChange: (seats: readonly Seat[]) => void;
}

/** Fields for the players in each seat: a person, or a bot with a strength. */
export function SeatFields({ names, seats, onChange }: SeatFieldsProps) {
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
            <SeatOptions />
          </select>
          {seat.kind === 'bot' ? (
            <small class="about" id={`${id}-${player}`}>
              {say(`strength-${seat.strength}-about`)}
            </small>
          ) : null}
        </label>
      ))}
    </>
  );
}
