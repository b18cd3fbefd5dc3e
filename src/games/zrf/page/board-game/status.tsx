import { Icon } from '#web/ui/icon.tsx';
import { langOf, say } from '#web/language/language.ts';
import { describeFaults } from '../../voice/faults.ts';
import { explainHint } from '../../voice/describe.ts';
import { namePremove } from '../../voice/premoves.ts';
import { readHint } from '#play';
import { BotTrouble } from '#web/board/bot-trouble.tsx';
import { StepButton } from '#web/board/review/step-button.tsx';
import { WorkingMove } from '#web/board/working-move.tsx';
import { describeNews, describeStatus } from '../game/status-text.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** Player to move, latest events, and any errors. */
export function Status({ page }: { readonly page: ZrfPageModel }) {
  const { model } = page;
  const pass = model.pass.value;
  const swap = model.swap.value;
  const isHinted = model.hint.value !== undefined || model.thinking.value === 'hint';
  const marks = [
    isHinted ? ' status-hinted' : '',
    model.premoves.value.length > 0 ? ' status-premoved' : '',
  ];
  return (
    <div class={`status${marks.join('')}`}>
      <p class="status-turn" lang={langOf('zrf-faults')}>
        {describeStatus(model, page)}
      </p>
      {pass === undefined ? null : (
        <button type="button" class="primary pass" onClick={() => model.play(pass)}>
          {say(model.state.value.chainAt >= 0 ? 'zrf-done' : 'zrf-pass-button')}
        </button>
      )}
      {swap === undefined ? null : (
        <button type="button" class="primary swap" onClick={() => model.play(swap)}>
          {say('zrf-swap-button')}
        </button>
      )}
      <p
        class="status-news"
        role="status"
        aria-live="polite"
        aria-atomic="true"
        lang={langOf('zrf-faults')}
      >
        {describeNews(model, page)}
      </p>
      <Premoves page={page} />
      <HintText page={page} />
      <WhyNotText page={page} />
      <WorkingMove model={model} />
      <BotTrouble model={model} />
      <Faults page={page} />
    </div>
  );
}

/** Errors of the rules during play; the game continues. */
function Faults({ page: { model } }: { readonly page: ZrfPageModel }) {
  const faults = describeFaults(model.file.game, model.present.value.state, say);
  if (faults.length === 0) return null;
  return (
    <div class="status-faults" role="note" aria-label={say('zrf-faults')}>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </div>
  );
}

/** Moves that will be played when the turn comes. */
function Premoves({ page: { model, words } }: { readonly page: ZrfPageModel }) {
  const premoves = model.premoves.value;
  if (premoves.length === 0) return null;
  const moves = premoves.map((premove) => {
    const { from, to } = namePremove(words.value, premove);
    return `${from} – ${to}`;
  });
  return (
    <div class="premoves">
      <p role="status">{say('looks-premove-list', { moves: moves.join(', ') })}</p>
      <StepButton
        icon="close"
        name="looks-premove-cancel"
        off={false}
        onClick={() => model.cancelPremoves()}
      />
    </div>
  );
}

function HintText({ page }: { readonly page: ZrfPageModel }) {
  const { model } = page;
  if (model.thinking.value === 'hint') return <p class="hint">{say('web-hint-thinking')}</p>;
  if (model.thinking.value === 'draw') return <p class="hint">{say('early-considers')}</p>;
  const hint = model.hint.value;
  if (hint === undefined) return null;
  const action = model.file.game.parseAction(model.match.state, hint.answer.action);
  if (!action.ok) return null;
  const { expected } = readHint(model.session, hint);
  return (
    <div class="hint" role="status">
      <Icon name="hint" />
      <p>{explainHint(page.words.value, model.match.state, action.value, expected)}</p>
      <button type="button" class="quiet" onClick={() => model.play(action.value)}>
        {say('zrf-hint-play')}
      </button>
    </div>
  );
}

/** The answer to "Why not?" while the position is on the board. */
function WhyNotText({ page: { model, whyNot } }: { readonly page: ZrfPageModel }) {
  const asked = whyNot.value;
  if (asked?.shown !== model.state.value) return null;
  const { title, verdict, line, better } = asked.words;
  return (
    <div class="hint why-not" role="status">
      <p>
        <b>{title}</b> {verdict}
        {line === '' ? null : <bdi class="why-not-line">{line}</bdi>}
        {better}
      </p>
      <StepButton
        icon="close"
        name="web-close"
        off={false}
        onClick={() => (whyNot.value = undefined)}
      />
    </div>
  );
}
