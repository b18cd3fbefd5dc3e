import { Icon } from '../../ui/icon.tsx';
import { say, sayProblem } from '../../language/language.ts';
import { faultsOf, tellPlaced } from '../../../presentation/zrf/faults.ts';
import { tellExpected } from '../../../presentation/zrf/told.ts';
import { readHint } from '../../../play/index.ts';
import { BotTrouble } from '../../board/bot-trouble.tsx';
import { noteStep } from '../../rules/game/notation.ts';
import { tellNews, tellTurn } from '../../rules/game/told.ts';
import type { View } from '../../rules/game/page-model.ts';

/** Whose turn it is, what happened last, and what is wrong, where something is. */
export function Status({ view }: { readonly view: View }) {
  const { table } = view;
  const news = table.news.value;
  const pass = table.pass.value;
  const isHinted = table.hint.value !== undefined || table.thinking.value === 'hint';
  return (
    <div class={isHinted ? 'status status-hinted' : 'status'}>
      <p class="status-turn">{tellTurn(view)}</p>
      {pass === undefined ? null : (
        <button type="button" class="primary pass" onClick={() => table.play(pass)}>
          {say(table.state.value.chainAt >= 0 ? 'zrf-done' : 'zrf-pass-button')}
        </button>
      )}
      <p class="status-news" role="status" aria-live="polite" aria-atomic="true">
        {news?.kind === 'refused' ? sayProblem(news.problem) : tellNews(view)}
      </p>
      <HintText view={view} />
      <BotTrouble table={table} />
      <Faults view={view} />
    </div>
  );
}

/** What the rules ran into while they were played: the game goes on. */
function Faults({ view: { table } }: { readonly view: View }) {
  const faults = faultsOf(table.book.game, table.present.value.state);
  if (faults.length === 0) return null;
  return (
    <div class="status-faults" role="note" aria-label={say('zrf-faults')}>
      {faults.map((fault) => {
        const told = tellPlaced(fault, sayProblem);
        return <p key={told}>{told}</p>;
      })}
    </div>
  );
}

function HintText({ view }: { readonly view: View }) {
  const { table } = view;
  if (table.thinking.value === 'hint') return <p class="hint">{say('web-hint-thinking')}</p>;
  const hint = table.hint.value;
  if (hint === undefined) return null;
  const action = table.book.game.parseAction(table.match.state, hint.answer.action);
  if (!action.ok) return null;
  const { start, rest } = noteStep(table.rules, table.match.state, action.value, say('zrf-pass'));
  const { expected } = readHint(table.session, hint);
  const standing = expected === undefined ? '' : ` ${tellExpected(expected, say)}`;
  return (
    <div class="hint" role="status">
      <Icon name="hint" />
      <p>{say('zrf-hint', { move: start + rest }) + standing}</p>
      <button type="button" class="quiet" onClick={() => table.play(action.value)}>
        {say('zrf-hint-play')}
      </button>
    </div>
  );
}
