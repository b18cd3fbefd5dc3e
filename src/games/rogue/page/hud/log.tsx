import { makeLine } from '#roguelike/log.ts';
import { describeCell } from '../../voice/describe-cell.ts';
import { say } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import { isTouch } from '#web/ui/touch.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import type { Cursor } from '../game/shell.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';

/** Number of lines, more than any window can show beside the field. */
const LINES = 30;

interface LogProps {
  readonly model: RoguePlayModel;
  readonly cursor: Cursor;
}

/** Recent messages and the cell under the cursor. */
export function Log({ model, cursor }: LogProps) {
  const { log } = model;
  const first = Math.max(0, log.length - LINES);
  return (
    <>
      <div class="rogue-log" role="log" aria-label={say('run-log')} tabIndex={0}>
        <ol>
          {log.slice(first).map((line, at) => (
            <li key={first + at} class={`rogue-line rogue-line-${line.tone}`}>
              {makeLine(line)}
            </li>
          ))}
        </ol>
      </div>
      <Notice model={model} cursor={cursor} />
    </>
  );
}

/** The cell under the cursor, or else a refused request or the current automatic action. */
function Notice({ model, cursor }: LogProps) {
  const last = model.log.at(-1)?.text;
  const { errand } = model;
  const notice = model.notice.value;
  const text =
    cursor !== undefined
      ? describeCursor(model, cursor)
      : errand !== undefined
        ? say(`run-errand-${errand.kind}`)
        : notice === last
          ? ''
          : notice;
  return (
    <p class={text === '' ? 'rogue-notice rogue-notice-none' : 'rogue-notice'} role="status">
      {text}
    </p>
  );
}

/** Describes the cell under the cursor and the next step, with keys if there is a keyboard. */
function describeCursor(model: RoguePlayModel, cursor: NonNullable<Cursor>): string {
  const state = model.state.value;
  const isAtHero = cursor.at.x === state.hero.at.x && cursor.at.y === state.hero.at.y;
  const seen = describeCell(state, cursor.at, say);
  if (!isTouch.value) {
    const bindings = bindingsOf(rogueSettings.value.keys);
    const names = { use: nameOfKey(bindings.use), menu: nameOfKey(bindings.menu) };
    return `${seen} ${say(`rogue-page-cursor-${model.isOpen.value ? 'go' : 'look'}`, names)}`;
  }
  if (isAtHero) return say(`rogue-page-cursor-${cursor.purpose}-touch`);
  return model.isOpen.value ? `${seen} ${say('rogue-page-cursor-go-touch')}` : seen;
}
