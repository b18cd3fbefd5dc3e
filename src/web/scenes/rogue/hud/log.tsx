import { makeLine } from '../../../../presentation/log.ts';
import { describeCell } from '../../../../presentation/rogue/look.ts';
import { say } from '../../../language/language.ts';
import type { RoguePlayModel } from '../game/play-model.ts';
import type { Cursor } from '../game/shell.ts';

const LINES = 5;

/** What happened last, and what is looked at. */
export function Log({
  model,
  cursor,
}: {
  readonly model: RoguePlayModel;
  readonly cursor: Cursor;
}) {
  const { log } = model;
  const first = Math.max(0, log.length - LINES);
  return (
    <div class="rogue-log">
      <div role="log" aria-label={say('run-log')}>
        <ol>
          {log.slice(first).map((line, at) => (
            <li key={first + at} class={`rogue-line rogue-line-${line.tone}`}>
              {makeLine(line)}
            </li>
          ))}
        </ol>
      </div>
      <Notice model={model} cursor={cursor} />
    </div>
  );
}

/** What is looked at; else what could not be done, or what goes on. */
function Notice({ model, cursor }: { readonly model: RoguePlayModel; readonly cursor: Cursor }) {
  const last = model.log.at(-1)?.text;
  const { errand } = model;
  const notice = model.notice.value;
  const text =
    cursor !== undefined
      ? `${describeCell(model.state.value, cursor.at, say)} ${say(`rogue-page-cursor-${cursor.purpose}`)}`
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
