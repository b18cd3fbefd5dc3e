import type { DiceState } from '../../rules/index.ts';
import { describeObjective } from '../../voice/objective.ts';
import { placeFacts, placesOf } from '../../voice/places.ts';
import { placeRules } from '../../voice/traits.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DicePage } from '../game/dice-page.ts';
import { tableShown } from '../game/table-shown.ts';
import type { TableShown } from '../game/table.ts';
import { Portrait } from '../pictures/portrait.tsx';
import { PlacePicture } from '../table/places.tsx';
import { RuleList } from './rule-list.tsx';

interface MapDialogProps {
  readonly page: DicePage;
  readonly onClose: () => void;
}

/** Every location with its bag, its heroes and its rules, and the rules of the scenario. */
export function MapDialog({ page, onClose }: MapDialogProps) {
  const { model } = page;
  const shown = tableShown(model);
  const words = model.words.value;
  if (shown === undefined) return null;
  const { scene } = shown;
  return (
    <Dialog isText name="map" title={words.scenario(scene.world.scenario.id)} onClose={onClose}>
      <ul class="map">
        {placesOf(scene).map((at) => (
          <Place key={at} {...{ page, shown, at, onClose }} />
        ))}
      </ul>
      <section>
        <h3>{words.say('dice-screen-rules')}</h3>
        <p>{describeObjective(scene, words)}</p>
        <RuleList scene={scene} words={words} />
      </section>
    </Dialog>
  );
}

interface PlaceProps extends MapDialogProps {
  readonly shown: TableShown;
  readonly at: number;
}

function Place({ page: { model }, shown, at, onClose }: PlaceProps) {
  const words = model.words.value;
  const { scene, offers } = shown;
  const { bag, difficulty, isOpen, villain, facts, heroes } = placeFacts(scene, at, words);
  const offer = offers.find(
    ({ action, refusal }) =>
      action.kind === 'location' && action.at === at && refusal === undefined,
  );
  return (
    <li
      class={`map-place${isOpen ? '' : ' map-closed'}${villain !== undefined ? ' map-villain' : ''}`}
    >
      <PlacePicture {...{ scene, at, villain, bag, difficulty, isOpen }} />
      <h3>{words.place(scene, at)}</h3>
      {facts === '' ? null : <p>{facts}</p>}
      <HeroesThere scene={scene} at={at} names={heroes.join(', ')} />
      {placeRules(scene, at, words).map(({ name, meaning }) => (
        <p key={name} class="about">
          <b>{name}:</b> {meaning}
        </p>
      ))}
      {offer === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            onClose();
            model.play({ kind: 'scene', action: offer.action });
          }}
        >
          {words.say('dice-page-choose-place')}
        </button>
      )}
    </li>
  );
}

interface HeroesThereProps {
  readonly scene: DiceState;
  readonly at: number;
  readonly names: string;
}

function HeroesThere({ scene, at, names }: HeroesThereProps) {
  if (names === '') return null;
  return (
    <p class="map-heroes">
      {scene.heroes.map((hero, index) => {
        const sheet = scene.world.members[index]?.sheet;
        return hero.alive && hero.at === at && sheet !== undefined ? (
          <Portrait key={index} of={sheet} />
        ) : null;
      })}
      {names}
    </p>
  );
}
