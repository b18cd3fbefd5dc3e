import { assertDefined } from '#core';
import type { Card, DiceState } from '../../rules/index.ts';
import { placesOf, placeFacts, stepsTo } from '../../voice/places.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import type { TableShown } from '../game/table.ts';
import { placePicture, threatPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Portrait } from '../pictures/portrait.tsx';

interface PlacesProps {
  readonly model: DicePlayModel;
  readonly shown: TableShown;
}

/** The known locations of the scenario. Pressing one travels there if possible. */
export function Places({ model, shown }: PlacesProps) {
  const words = model.words.value;
  return (
    <ul class="places" aria-label={words.say('label-map')}>
      {placesOf(shown.scene).map((at) => (
        <PlaceCard key={at} {...{ model, shown, at }} />
      ))}
    </ul>
  );
}

interface PlaceCardProps extends PlacesProps {
  readonly at: number;
}

function PlaceCard({ model, shown, at }: PlaceCardProps) {
  const { scene, hero, offers } = shown;
  const here = assertDefined(scene.heroes[hero]).at;
  const steps = stepsTo(offers, at, here);
  const { isOpen, villain } = placeFacts(scene, at, model.words.value);
  const look = `place-card${isOpen ? '' : ' place-closed'}${villain !== undefined ? ' place-villain' : ''}`;
  const inside = <PlaceInside {...{ model, shown, at }} />;
  return (
    <li>
      {steps.length === 0 ? (
        <div class={look} aria-current={at === here ? 'location' : undefined}>
          {inside}
        </div>
      ) : (
        <button
          type="button"
          class={look}
          onClick={() => {
            for (const action of steps) model.play({ kind: 'scene', action });
          }}
        >
          {inside}
        </button>
      )}
    </li>
  );
}

function PlaceInside({ model, shown: { scene }, at }: PlaceCardProps) {
  const words = model.words.value;
  const { bag, isOpen, villain, facts, heroes } = placeFacts(scene, at, words);
  const sheets = scene.heroes.flatMap((hero, index) => {
    const sheet = scene.world.members[index]?.sheet;
    return hero.alive && hero.at === at && sheet !== undefined ? [{ index, sheet }] : [];
  });
  return (
    <>
      <PlacePicture {...{ scene, at, villain, bag, isOpen }} />
      <span class="place-name">{words.place(scene, at)}</span>
      <span class="place-facts">{facts}</span>
      {sheets.length === 0 ? null : (
        <span class="place-heroes" role="img" aria-label={words.messages.list(heroes)}>
          {sheets.map(({ index, sheet }) => (
            <Portrait key={index} of={sheet} />
          ))}
        </span>
      )}
    </>
  );
}

interface PlacePictureProps {
  readonly scene: DiceState;
  readonly at: number;
  /** The villain seen there. */
  readonly villain: Card | undefined;
  /** Number of dice in its bag; undefined if nothing can be drawn there. */
  readonly bag: number | undefined;
  readonly isOpen: boolean;
}

/** Picture of a location, with its bag and the villain seen there. */
export function PlacePicture({ scene, at, villain, bag, isOpen }: PlacePictureProps) {
  return (
    <span class="place-picture">
      <Picture of={placePicture(scene, at)} class="print-wide" />
      {villain === undefined ? null : (
        <Picture of={threatPicture(scene, 'VILLAIN', villain)} class="place-person" />
      )}
      <Sign count={bag} isOpen={isOpen} />
    </span>
  );
}

const ROOF = 'M2 12 12 3l10 9h-3v9h-5v-6h-4v6H5v-9z';
const LOCK = 'M6 10V8a6 6 0 0 1 12 0v2h2v11H4V10zm3 0h6V8a3 3 0 0 0-6 0z';

/** The number of dice in a location's bag; a lock if closed, a roof for the Refuge. */
function Sign({ count, isOpen }: { readonly count: number | undefined; readonly isOpen: boolean }) {
  if (count === undefined) {
    return (
      <svg class="sack" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOpen ? ROOF : LOCK} />
      </svg>
    );
  }
  return (
    <svg class="sack" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8.500 2.500h7l-1.600 4c4.100 1.700 7.100 6 7.100 10 0 3.500-2.300 5.500-5.500 5.500h-7C5.300 22 3 20 3 16.500c0-4 3-8.300 7.100-10z" />
      <text x="12" y="18">
        {count}
      </text>
    </svg>
  );
}
