import { phaseOf } from '../../rules/index.ts';
import type { PhaseOf } from '../../rules/index.ts';
import { situationIn } from '../../voice/choices.ts';
import { encounterView } from '../../voice/encounter-view.ts';
import { plainText, signOf } from '../../voice/marks.ts';
import { chosenOf } from '../../voice/table.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import type { TableShown } from '../game/table.ts';
import { SceneChoice } from '../road/situation.tsx';
import { Solid } from '../solids/solid.tsx';
import { Check } from './check.tsx';
import { DieButton } from './die-button.tsx';
import { EncounterCard, PlaceText } from './encounter-card.tsx';
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
  readonly onHint: (text: string) => void;
}

/**
 * The middle of the table: the encounter, the check, the dice of a pile to choose from, or the
 * location.
 */
export function Stage({ model, shown, onHint }: StageProps) {
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
  return (
    <div class={`stage${isChoosing ? ' stage-choosing' : ''}`} data-drop="check">
      {encounter === undefined ? (
        <>
          <PlaceText scene={scene} hero={hero} words={words} />
          {isChoosing || phase?.kind === 'pile' ? null : <Places model={model} shown={shown} />}
        </>
      ) : (
        <EncounterCard scene={scene} met={encounter} words={words} />
      )}
      <CheckPlace model={model} shown={shown} />
      {phase?.kind === 'pile' ? <Pile {...{ model, shown, phase, onHint }} /> : null}
    </div>
  );
}

function CheckPlace({ model, shown }: Omit<StageProps, 'onHint'>) {
  const words = model.words.value;
  const rolling = model.rolling.value;
  if (rolling !== undefined) return <RollingView model={model} rolling={rolling} />;
  if (shown.check !== undefined && shown.isChoosing) {
    return <Check check={shown.check} words={words} />;
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
        <p>{words.say('dice-page-drop')}</p>
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
function Pile({ model, shown, phase, onHint }: StageProps & { readonly phase: PhaseOf<'pile'> }) {
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
