import { phaseOf } from '../../rules/index.ts';
import type { PhaseOf } from '../../rules/index.ts';
import { situationIn } from '../../voice/choices.ts';
import { isAtBeginning } from '../../voice/moments.ts';
import { placesOf } from '../../voice/places.ts';
import { encounterView } from '../../voice/encounter-view.ts';
import { plainText, signOf } from '../../voice/marks.ts';
import { chosenOf } from '../../voice/table.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import type { TableShown } from '../game/table.ts';
import { SceneChoice } from '../road/situation.tsx';
import { Solid } from '../solids/solid.tsx';
import { Check } from './check.tsx';
import { DieButton } from './die-button.tsx';
import { EncounterCard, PlaceText, StoryText } from './encounter-card.tsx';
import type { Flourish } from './flourish.tsx';
import { MapGround } from './map-ground.tsx';
import { Places } from './places.tsx';
import { useEffect, useState } from 'preact/hooks';
import type { Rolling } from '../game/playback.ts';

interface RollingViewProps {
  readonly model: DicePlayModel;
  readonly rolling: Rolling;
}

/** Rolls checks in sequence; a key or a tap skips them all. */
function RollingView({ model, rolling }: RollingViewProps) {
  const { checks, tumble, rest } = rolling;
  const [beat, setBeat] = useState(0);
  const check = checks[Math.floor(beat / 2)];
  const isTumbling = beat % 2 === 0;
  useEffect(() => {
    if (check === undefined) {
      model.playback.settle();
      return undefined;
    }
    const timer = setTimeout(() => setBeat(beat + 1), isTumbling ? tumble : rest);
    return () => clearTimeout(timer);
  }, [beat]);
  if (check === undefined) return null;
  return (
    <Check
      key={Math.floor(beat / 2)}
      check={check}
      words={model.words.value}
      tumble={isTumbling ? tumble : 0}
      isTumbling={isTumbling}
    />
  );
}

interface StageProps {
  readonly model: DicePlayModel;
  readonly shown: TableShown;
  readonly flourish: Flourish;
  readonly onHint: (text: string) => void;
}

/**
 * The middle of the table: the encounter, the check, the dice of a pile to choose from, or the
 * location.
 */
export function Stage({ model, shown, flourish, onHint }: StageProps) {
  const words = model.words.value;
  const { scene, hero, isChoosing } = shown;
  const encounter = encounterView(scene, words);
  const phase = phaseOf(scene);
  const situation = situationIn(scene, words);
  if (situation !== undefined) {
    return (
      <div class="stage">
        <SceneChoice {...{ scene, hero, words }} tale={situation} />
      </div>
    );
  }
  const isMap = encounter === undefined && !isChoosing && phase?.kind !== 'pile';
  const isRolling = model.rolling.value !== undefined;
  const look = `stage${isChoosing ? ' stage-choosing' : ''}${isMap && !isRolling ? ' stage-map' : ''}`;
  return (
    <div class={look} data-drop="check" tabIndex={0}>
      {isMap && !isRolling ? <MapGround count={placesOf(scene).length} /> : null}
      {encounter !== undefined ? (
        <EncounterCard scene={scene} met={encounter} words={words} />
      ) : isMap && isAtBeginning(model.onTable.value) ? (
        <StoryText scene={scene} words={words} onOpen={() => (model.readStory.value = '')} />
      ) : (
        <PlaceText scene={scene} hero={hero} words={words} />
      )}
      <CheckPlace model={model} shown={shown} />
      {isMap && !isRolling ? <Places {...{ model, shown, flourish, onHint }} /> : null}
      {phase?.kind === 'pile' ? <Pile {...{ model, shown, phase, onHint }} /> : null}
    </div>
  );
}

function CheckPlace({ model, shown }: Pick<StageProps, 'model' | 'shown'>) {
  const words = model.words.value;
  const rolling = model.rolling.value;
  if (rolling !== undefined) return <RollingView model={model} rolling={rolling} />;
  if (shown.check !== undefined && shown.isChoosing) {
    return (
      <div class="check-frame">
        <Check check={shown.check} words={words} />
        {shown.suggested === undefined ? null : (
          <p class="check-suggested">{words.say('dice-table-suggested')}</p>
        )}
      </div>
    );
  }
  if (shown.check !== undefined) {
    return (
      <figure class="last-check">
        <figcaption>{words.say('dice-page-last-check')}</figcaption>
        <Check check={shown.check} words={words} />
      </figure>
    );
  }
  if (!shown.isChoosing) return null;
  const chosen = chosenOf(shown.scene);
  return (
    <div class="check check-empty">
      {chosen.length === 0 ? (
        <p>
          {words.say(
            shown.suggested === undefined ? 'dice-page-drop' : 'dice-table-suggested-price',
          )}
        </p>
      ) : (
        <div class="check-chosen">
          {chosen.map((die) => (
            <Solid key={die.id} die={die} text={plainText(die, words)} sign={signOf(die, words)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The dice of a discard pile to choose from. */
function Pile({
  model,
  shown,
  phase,
  onHint,
}: Omit<StageProps, 'flourish'> & { readonly phase: PhaseOf<'pile'> }) {
  const { scene, offers } = shown;
  const pile = scene.heroes[phase.owner]?.pile ?? [];
  return (
    <div class="slots pile">
      {pile.map((die, at) => {
        const offer = offers.find(({ action }) => action.kind === 'pile' && action.at === at);
        const action = offer && ({ kind: 'scene', action: offer.action } as const);
        return (
          <DieButton
            key={die.id}
            die={die}
            words={model.words.value}
            offer={offer}
            action={action && model.textOf(action)}
            isChosen={phase.mask.includes(at)}
            onChoose={() => action && model.play(action)}
            onHint={onHint}
          />
        );
      })}
    </div>
  );
}
