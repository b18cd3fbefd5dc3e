import { assertDefined } from '#core';
import type { Card, DiceState } from '../../rules/index.ts';
import { placesOf, placeFacts, stepsTo, stepsToExplore } from '../../voice/places.ts';
import { placeRules } from '../../voice/traits.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import type { TableShown } from '../game/table.ts';
import { placePicture, threatPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import { useExplain } from './explain.ts';
import type { Flourish } from './flourish.tsx';

interface PlacesProps {
  readonly model: DicePlayModel;
  readonly shown: TableShown;
  readonly flourish: Flourish;
  readonly onHint: (text: string) => void;
}

/** Most places in one row of the map. */
const MAX_ROW = 6;

/** The known locations of the scenario as cards on a map. Pressing one travels there if possible. */
export function Places({ model, shown, ...rest }: PlacesProps) {
  const words = model.words.value;
  const places = placesOf(shown.scene);
  const rows = Math.ceil(places.length / MAX_ROW);
  return (
    <ul
      class="places"
      aria-label={words.say('label-map')}
      style={{ '--columns': Math.ceil(places.length / rows) }}
    >
      {places.map((at) => (
        <PlaceCard key={at} {...{ model, shown, at }} {...rest} />
      ))}
    </ul>
  );
}

interface PlaceCardProps extends PlacesProps {
  readonly at: number;
}

function PlaceCard({ model, shown, flourish, at, onHint }: PlaceCardProps) {
  const { scene, hero, offers } = shown;
  const words = model.words.value;
  const here = assertDefined(scene.heroes[hero]).at;
  const steps = stepsTo(offers, at, here);
  const explore = stepsToExplore(scene, offers, at);
  const { isOpen, villain } = placeFacts(scene, at, words);
  const flash = flourish.closed.includes(at)
    ? ' place-flash-closed'
    : flourish.guarded.includes(at)
      ? ' place-flash-guarded'
      : flourish.acted?.place === at
        ? ' place-flash-acted'
        : '';
  const look = `place-card${isOpen ? '' : ' place-closed'}${villain !== undefined ? ' place-villain' : ''}${flash}`;
  const explain = useExplain((isShown) => onHint(isShown ? explainPlace(scene, at, words) : ''));
  const handlers = {
    ...explain.hover,
    onPointerDown: explain.press,
    onPointerUp: explain.stop,
    onPointerCancel: explain.stop,
  };
  const inside = <PlaceInside {...{ model, shown, at }} />;
  return (
    <li class="place" data-place={at}>
      {steps.length === 0 ? (
        <div class={look} aria-current={at === here ? 'location' : undefined} {...handlers}>
          {inside}
        </div>
      ) : (
        <button
          type="button"
          class={look}
          {...handlers}
          onClick={() => {
            if (!explain.wasHeld()) model.playAll(steps);
          }}
        >
          {inside}
        </button>
      )}
      {explore.length === 0 ? null : (
        <button
          type="button"
          class={`place-explore${at === here ? ' primary' : ''}`}
          data-explore={at}
          aria-label={words.say('dice-table-go-explore', { place: words.place(scene, at) })}
          title={words.say('dice-table-go-explore', { place: words.place(scene, at) })}
          onClick={() => model.playAll(explore)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={GLASS} />
          </svg>
        </button>
      )}
    </li>
  );
}

const GLASS = 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 21 21';

/** The description of a place and its rules, in one text. */
function explainPlace(scene: DiceState, at: number, words: DiceWords): string {
  const rules = placeRules(scene, at, words).map(({ name, meaning }) => `${name}: ${meaning}`);
  return [`${words.place(scene, at)}.`, words.describePlace(scene, at), ...rules].join(' ');
}

function PlaceInside({
  model,
  shown: { scene, hero },
  at,
}: Omit<PlaceCardProps, 'flourish' | 'onHint'>) {
  const words = model.words.value;
  const { bag, difficulty, isOpen, villain, facts, heroes } = placeFacts(scene, at, words);
  const sheets = scene.heroes.flatMap((one, index) => {
    const sheet = scene.world.members[index]?.sheet;
    return one.alive && one.at === at && sheet !== undefined ? [{ index, sheet }] : [];
  });
  return (
    <>
      <PlacePicture {...{ scene, at, villain, bag, difficulty, isOpen }} />
      <span class="place-plaque">
        <span class="place-name">{words.place(scene, at)}</span>
        <span class="place-facts">{facts}</span>
      </span>
      {sheets.length === 0 ? null : (
        <span class="place-heroes" role="img" aria-label={words.messages.list(heroes)}>
          {sheets.map(({ index, sheet }) => (
            <span key={index} class={index === hero ? 'token token-now' : 'token'}>
              <Portrait of={sheet} />
            </span>
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
  /** Difficulty of closing it; undefined if it cannot be closed. */
  readonly difficulty: number | undefined;
  readonly isOpen: boolean;
}

/** Picture of a location, with its bag and the villain seen there. */
export function PlacePicture(props: PlacePictureProps) {
  const { scene, at, villain, bag, difficulty, isOpen } = props;
  return (
    <span class="place-picture">
      <Picture of={placePicture(scene, at)} class="print-wide" />
      {villain === undefined ? null : (
        <Picture of={threatPicture(scene, 'VILLAIN', villain)} class="place-person" />
      )}
      <Sign count={bag} isOpen={isOpen} />
      {difficulty === undefined ? null : (
        <svg class="place-lock" viewBox="0 0 24 24" aria-hidden="true">
          <path d={LOCK} />
          <text x="12" y="19">
            {difficulty}
          </text>
        </svg>
      )}
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
