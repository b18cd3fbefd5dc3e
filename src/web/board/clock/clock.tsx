import type { ClockFace } from '#play';
import { formatClock } from '#voice/clock.ts';
import { say } from '../../language/language.ts';

interface ClockProps {
  readonly model: { clockOf(seat: number): ClockFace | undefined };
  readonly seat: number;
  readonly name: string;
}

/** Characters of a time that fits in large digits. */
const LONG = 6;

/** Clock of a player; nothing in a game without clocks. */
export function Clock({ model, seat, name }: ClockProps) {
  const face = model.clockOf(seat);
  if (face === undefined) return null;
  const time = formatClock(face.left);
  const states = [
    face.isRunning ? ' clock-running' : '',
    face.isLow ? ' clock-low' : '',
    time.length > LONG ? ' clock-long' : '',
  ];
  return (
    <span
      class={`clock${states.join('')}`}
      role="timer"
      dir="ltr"
      data-clock={seat + 1}
      aria-label={say('clock-left', { name, time })}
    >
      {time}
    </span>
  );
}
