import { participantsOf } from '../../../presentation/participants.ts';
import { actionTexts, viewText } from '../../../presentation/generic.ts';
import { say } from '../../language/language.ts';
import type { GenericPage } from './desk.ts';

/** The position as the rules write it, and a button for each action that is possible. */
export function Board({ page: { desk, table } }: { readonly page: GenericPage }) {
  const { game } = desk;
  const state = table.state.value;
  const isOpen = table.isOpen.value;
  const turn = game.turn(state);
  const { south } = participantsOf(table.session, say);
  const viewer = isOpen && turn.kind === 'decide' ? turn.player : south;
  const hinted = table.hint.value?.answer.action;
  return (
    <section class="generic-board" aria-label={say('generic-state')}>
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
                onClick={() => table.playText(text)}
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
