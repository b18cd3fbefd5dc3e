import { summariseTwists, toggleTwist, twistsShown } from '../../voice/endless/twist-choice.ts';
import type { TwistShown } from '../../voice/endless/twist-choice.ts';
import type { DiceWords } from '../../voice/words.ts';

interface TwistPickerProps {
  /** The picked twists, as the option of the journey. */
  readonly twists: { value: string };
  readonly words: DiceWords;
}

/** Form for the twists of free play: harmful ones, then helpful ones. */
export function TwistPicker({ twists, words }: TwistPickerProps) {
  const { say } = words;
  const shown = twistsShown(twists.value, words);
  const toggle = (id: string) => (twists.value = toggleTwist(twists.value, id));
  const groups = [
    ['harmful', shown.filter(({ isHarmful }) => isHarmful)],
    ['helpful', shown.filter(({ isHarmful }) => !isHarmful)],
  ] as const;
  return (
    <details class="rules twists" open={twists.value !== ''}>
      <summary>
        {say('dice-option-twists')}:{' '}
        <span role="status">{summariseTwists(twists.value, words)}</span>
      </summary>
      <p class="about">{say('dice-twists-about')}</p>
      {groups.map(([name, all]) => (
        <fieldset key={name} class="twist-group">
          <legend>{say(`dice-twists-${name}`)}</legend>
          <ul>
            {all.map((twist) => (
              <Twist key={twist.id} {...twist} onToggle={() => toggle(twist.id)} />
            ))}
          </ul>
        </fieldset>
      ))}
    </details>
  );
}

interface TwistProps extends TwistShown {
  readonly onToggle: () => void;
}

function Twist({ id, name, meaning, points, isChosen, refusal, onToggle }: TwistProps) {
  return (
    <li class="twist">
      <label>
        <input
          type="checkbox"
          name={`twist-${id}`}
          checked={isChosen}
          disabled={refusal !== ''}
          onChange={onToggle}
        />
        <span class="twist-name">
          {name} <span class="twist-points">{points}</span>
        </span>
        <span class="about">{refusal === '' ? meaning : `${meaning} ${refusal}`}</span>
      </label>
    </li>
  );
}
