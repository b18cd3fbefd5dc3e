import { keepsakesInPlay, keepsakesOf } from '../../voice/keepsakes.ts';
import type { KeepsakeInPlay, KeepsakeShown } from '../../voice/keepsakes.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { HeroSheet } from '../../rules/index.ts';
import type { TableShown } from '../game/table.ts';
import { keepsakePicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';

interface KeepsakesProps {
  readonly shown: TableShown;
  readonly words: DiceWords;
  readonly onHint: (text: string) => void;
}

/** Name, effects, and the state of a keepsake used once in a scenario. */
function hintOf({ name, effects, state }: KeepsakeInPlay, { say }: DiceWords): string {
  const text = `${name}. ${effects}`;
  return state === 'passive' ? text : `${text} (${say(`dice-keepsake-${state}`)})`;
}

/** The keepsakes of the deciding hero beside his hand. Used ones are greyed. */
export function Keepsakes({ shown: { scene, hero }, words, onHint }: KeepsakesProps) {
  const keepsakes = keepsakesInPlay(scene, hero, words);
  if (keepsakes.length === 0) return null;
  return (
    <ul class="keepsakes" aria-label={words.say('dice-keepsakes')}>
      {keepsakes.map((keepsake) => {
        const hint = hintOf(keepsake, words);
        return (
          <li key={keepsake.id}>
            <button
              type="button"
              class={`keepsake keepsake-${keepsake.state}`}
              data-keepsake={keepsake.id}
              title={hint}
              aria-label={hint}
              onClick={() => onHint(hint)}
            >
              <Picture of={keepsakePicture(keepsake.id)} class="keepsake-picture" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface KeepsakeListProps {
  readonly sheet: HeroSheet;
  readonly words: DiceWords;
}

/** The keepsakes of a hero with their effects; nothing if he has none. */
export function KeepsakeList({ sheet, words }: KeepsakeListProps) {
  const keepsakes = keepsakesOf(sheet, words);
  if (keepsakes.length === 0) return null;
  return (
    <ul class="keepsake-list" aria-label={words.say('dice-keepsakes')}>
      {keepsakes.map((keepsake) => (
        <Entry key={keepsake.id} keepsake={keepsake} />
      ))}
    </ul>
  );
}

function Entry({ keepsake: { id, name, effects } }: { readonly keepsake: KeepsakeShown }) {
  return (
    <li>
      <Picture of={keepsakePicture(id)} class="keepsake-picture" />
      <span>
        <b>{name}</b> {effects}
      </span>
    </li>
  );
}
