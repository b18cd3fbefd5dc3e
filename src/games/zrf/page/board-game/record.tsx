import { useComputed, useSignal } from '@preact/signals';
import { say } from '#web/language/language.ts';
import { MoveList } from '#web/board/move-list.tsx';
import { describeNotated } from '../../voice/describe.ts';
import { translateTurns, roundsOf } from '#voice/turns.ts';
import { exampleMove } from '../../voice/typed/read-list.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** Game record in the file's notation, round by round. */
export function Moves({ page }: { readonly page: ZrfPageModel }) {
  const { model } = page;
  const rounds = useComputed(() => {
    const { cursor } = model.present.value;
    const { match } = model;
    return roundsOf(
      translateTurns(
        page.notation.notate(match.stateAt(0), match.log.slice(0, cursor), page.words.value.sign),
        say,
      ),
    );
  });
  return (
    <MoveList
      rounds={rounds.value}
      shown={model.shown.value}
      onView={(count) => model.view(count)}
      label={(turn) => describeNotated(page.words.value, turn)}
    />
  );
}

/** Input for moves in record notation or shorter: "e2e4", "Nf3", "e8=Q". */
export function TypedMove({ page }: { readonly page: ZrfPageModel }) {
  const text = useSignal('');
  const { model } = page;
  const example = exampleMove(page.words.value, model.present.value.state);
  const play = (event: Event) => {
    event.preventDefault();
    if (text.value.trim() !== '' && model.playTyped(page.words.value, text.value)) text.value = '';
  };
  return (
    <form class="typed" onSubmit={play}>
      <input
        aria-label={say('zrf-type-move')}
        placeholder={
          example === '' ? say('zrf-type-move') : say('zrf-type-example', { move: example })
        }
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text.value}
        disabled={!model.isOpen.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit" disabled={!model.isOpen.value}>
        {say('zrf-type-play')}
      </button>
    </form>
  );
}
