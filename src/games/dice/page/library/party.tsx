import { HERO_CLASSES, MAX_HERO_NAME, isHeroName, newSheet, MAX_PARTY } from '../../rules/index.ts';
import type { HeroClass } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Portrait } from '../pictures/portrait.tsx';

/** A hero chosen for the party. A missing name is drawn from the seed. */
export interface Chosen {
  readonly class: HeroClass;
  readonly name: string | undefined;
}

/** The trimmed name of a hero; undefined if it is not valid. */
export function readName(text: string): string | undefined {
  const name = text.trim();
  return name !== '' && isHeroName(name) ? name : undefined;
}

interface PartyBuilderProps {
  readonly party: { value: readonly Chosen[] };
  /** Names drawn for heroes without one. */
  readonly drawn: readonly string[];
  readonly words: DiceWords;
}

/** Form for the party: heroes of any class, with repeats allowed. */
export function PartyBuilder({ party, drawn, words }: PartyBuilderProps) {
  const { say } = words;
  const isFull = party.value.length >= MAX_PARTY;
  const rename = (at: number, name: string) =>
    (party.value = party.value.map((one, index) => (index === at ? { ...one, name } : one)));
  const remove = (at: number) => (party.value = party.value.filter((_, index) => index !== at));
  return (
    <fieldset class="party">
      <legend>{say('dice-page-party', { count: party.value.length, most: MAX_PARTY })}</legend>
      <ol class="party-heroes">
        {party.value.map((one, at) => (
          <li key={at} class="party-hero">
            <Portrait of={newSheet(one.class)} />
            <span>{say(`dice-class-${one.class}`)}</span>
            <input
              value={one.name ?? ''}
              placeholder={drawn[at]}
              maxLength={MAX_HERO_NAME}
              autocomplete="off"
              spellcheck={false}
              aria-label={say('dice-page-name', { number: at + 1 })}
              aria-invalid={(one.name ?? '') !== '' && readName(one.name ?? '') === undefined}
              onInput={(event) => rename(at, event.currentTarget.value)}
            />
            <button
              type="button"
              class="quiet icon-only"
              disabled={party.value.length === 1}
              aria-label={say('dice-page-send-home', {
                hero: say(`dice-class-${one.class}`),
                number: at + 1,
              })}
              onClick={() => remove(at)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      <ul class="classes">
        {HERO_CLASSES.map((one) => (
          <li key={one}>
            <button
              type="button"
              class="class-card"
              data-class={one}
              disabled={isFull}
              onClick={() => (party.value = [...party.value, { class: one, name: undefined }])}
            >
              <Portrait of={newSheet(one)} />
              <span class="class-name">
                <Icon name="plus" /> {say(`dice-class-${one}`)}
              </span>
              <span class="about">{say(`dice-class-${one}-text`)}</span>
              <span class="about">
                {say('dice-screen-capacity', {
                  capacity: newSheet(one).capacity,
                  type: words.type(newSheet(one).favoured),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
