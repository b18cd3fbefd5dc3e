import { parseTimeControl } from '#core';
import type { TimeControl } from '#core';
import { TENTHS_BELOW } from '#play';
import type { Say } from '#i18n/say.ts';

const SECOND = 1000;
const TENTH = 100;

/** Formats the time on a clock, rounded up: "1:05:00", "4:59", "0:09.4". */
export function formatClock(milliseconds: number): string {
  if (milliseconds < TENTHS_BELOW) {
    return `0:${(Math.ceil(milliseconds / TENTH) / 10).toFixed(1).padStart(4, '0')}`;
  }
  const all = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  const seconds = String(all % 60).padStart(2, '0');
  if (hours === 0) return `${minutes}:${seconds}`;
  return `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`;
}

/** Time control in words: "5+3", "30 s per move". */
export function describeControl(control: TimeControl | undefined, say: Say): string {
  if (control === undefined) return say('clock-none');
  if (control.kind === 'move') return say('clock-per-move', { seconds: control.limit / SECOND });
  const minutes = control.initial / SECOND / 60;
  const initial = Number.isInteger(minutes) ? String(minutes) : formatClock(control.initial);
  return say('clock-per-game', { initial, increment: control.increment / SECOND });
}

/** Minutes, or minutes and seconds, with the seconds added per turn: “5+3”, “0:30+1”, “10”. */
const PER_GAME = /^(\d{1,3})(?::([0-5]\d))?(?:\+(\d{1,3}))?$/;
/** Seconds per move: “30s”. */
const PER_MOVE = /^(\d{1,4})s$/;

/** Reads a time control as players write it; undefined for other texts and for times out of range. */
export function readControl(text: string): TimeControl | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, '');
  const [, limit] = PER_MOVE.exec(words) ?? [];
  if (limit !== undefined) return parseTimeControl(`move ${Number(limit)}`);
  const [, minutes, seconds = '0', increment = '0'] = PER_GAME.exec(words) ?? [];
  if (minutes === undefined) return undefined;
  return parseTimeControl(`${Number(minutes) * 60 + Number(seconds)}+${Number(increment)}`);
}
