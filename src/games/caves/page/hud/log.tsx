import { makeLine } from '#roguelike/log.ts';
import { say } from '#web/language/language.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';

/** Number of lines, more than any window can show. */
const LINES = 30;

/** Recent messages, the latest at the bottom; those since the last input stand out. */
export function Log({ model }: { readonly model: CavesPlayModel }) {
  const { log, newFrom } = model;
  const first = Math.max(0, log.length - LINES);
  return (
    <div class="caves-log" role="log" aria-label={say('run-log')} tabIndex={0}>
      <ol>
        {log.slice(first).map((line, at) => (
          <li
            key={first + at}
            class={`caves-line caves-line-${line.tone}${line.turn >= newFrom ? ' caves-line-new' : ''}`}
          >
            {makeLine(line)}
          </li>
        ))}
      </ol>
    </div>
  );
}
