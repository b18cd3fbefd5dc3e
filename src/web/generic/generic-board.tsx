import { participantsOf } from '#voice/participants.ts';
import { actionTexts, viewText } from '#voice/generic.ts';
import { say } from '../language/language.ts';
import type { GenericPage } from './generic-page.ts';

/** The position in the rules' own notation, with a button for each legal action. */
export function Board({ page: { gamePage, model } }: { readonly page: GenericPage }) {
  const { game } = gamePage;
  const state = model.state.value;
  const isOpen = model.isOpen.value;
  const turn = game.turn(state);
  const actions = turn.kind === 'decide' ? turn.actions : [];
  const { south } = participantsOf(model.session, say);
  const viewer = isOpen && turn.kind === 'decide' ? turn.player : south;
  const hinted = model.hint.value?.answer.action;
  return (
    <section class="generic-board" aria-label={say('label-position')}>
      <pre class="generic-state" tabIndex={0}>
        {viewText(game, state, viewer)}
      </pre>
      {isOpen ? (
        <ol class="generic-actions" aria-label={say('generic-actions')}>
          {actionTexts(game, state).map((text, index) => (
            <li key={text}>
              <button
                type="button"
                class={`generic-action${text === hinted ? ' generic-hinted' : ''}`}
                data-action={text}
                onClick={() => model.play(actions[index])}
              >
                <span class="generic-number" aria-hidden="true">
                  {index + 1}
                </span>
                {text}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
