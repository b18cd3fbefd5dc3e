import { makeOwned } from '../../rules/index.ts';
import type { Die } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiceRow } from '../solids/dice-row.tsx';
import type { DicePlayModel } from '../game/dice-play-model.ts';

interface PilesDialogProps {
  readonly model: DicePlayModel;
  readonly onClose: () => void;
}

/** Every hero's dice by location, and the shared pile. */
export function PilesDialog({ model, onClose }: PilesDialogProps) {
  const words = model.words.value;
  const { say } = words;
  const { scene } = model.onTable.value;
  if (scene === undefined) return null;
  return (
    <Dialog isText name="piles" title={say('dice-screen-piles')} onClose={onClose}>
      {scene.heroes.map(({ hand, bag, pile }, at) => (
        <section key={at}>
          <h3>{words.hero(scene, at)}</h3>
          <Pile
            title={say('dice-screen-in-hand')}
            dice={[...hand.main, ...hand.allies]}
            words={words}
          />
          <Pile title={say('dice-screen-in-bag', { count: bag.length })} dice={bag} words={words} />
          <Pile
            title={say('dice-screen-in-pile', { count: pile.length })}
            dice={pile}
            words={words}
          />
        </section>
      ))}
      <section>
        <Pile title={say('dice-screen-deterred')} dice={scene.deterred} words={words} />
      </section>
    </Dialog>
  );
}

interface PileProps {
  readonly title: string;
  readonly dice: readonly Die[];
  readonly words: DiceWords;
}

function Pile({ title, dice, words }: PileProps) {
  return (
    <>
      <h4>{title}</h4>
      <DiceRow dice={dice.map(makeOwned)} words={words} />
    </>
  );
}
