import { Icon } from '../ui/icon.tsx';
import { must } from '#core';
import type { BotLevel } from '#core';
import { makeSeats, parseSeats, MAX_STRENGTH } from '#play';
import type { Seat } from '#play';
import { describeLevel } from '#voice/levels.ts';
import { say } from '../language/language.ts';

const STRENGTHS = Array.from({ length: MAX_STRENGTH }, (_, i) => i + 1);

interface SeatOptionsProps {
  /** Measured levels of the bots, if there are any. */
  readonly levels?: readonly BotLevel[] | undefined;
}

/** Menu options for the players in a seat. `parseSeats` parses their values. */
export function SeatOptions({ levels }: SeatOptionsProps) {
  return (
    <>
      <option value="person">{say('seat-person')}</option>
      {STRENGTHS.map((strength) => (
        <option
          key={strength}
          value={`bot-${strength}`}
          title={describeLevel(strength, levels, say)}
        >
          {say('seat-bot', { strength: say(`strength-${strength}`) })}
        </option>
      ))}
    </>
  );
}

interface SeatMenuProps extends SeatOptionsProps {
  /** Name of the player in the seat. */
  readonly name: string;
  /** All seats, and the index of this one. */
  readonly seats: readonly Seat[];
  readonly at: number;
  readonly onChange: (seats: readonly Seat[]) => void;
}

/** Icon of a person or a bot, with a menu to change the player in the seat. */
export function SeatMenu({ name, seats, at, levels, onChange }: SeatMenuProps) {
  const seat = seats[at];
  if (seat === undefined) return null;
  const change = (word: string) => {
    const [chosen = seat] = must(parseSeats(word, 1));
    onChange(seats.map((old, index) => (index === at ? chosen : old)));
  };
  const label = say('web-seat', { name });
  const about = seat.kind === 'bot' ? `\n${describeLevel(seat.strength, levels, say)}` : '';
  return (
    <label class="seat-menu" title={`${label}${about}`}>
      <Icon name={seat.kind === 'bot' ? 'bot' : 'person'} />
      <select
        aria-label={label}
        value={makeSeats([seat])}
        onChange={(event) => change(event.currentTarget.value)}
      >
        <SeatOptions levels={levels} />
      </select>
    </label>
  );
}
