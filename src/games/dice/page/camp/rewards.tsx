import type { JourneyState } from '../../rules/index.ts';
import { dieOfReward, rewardsShown } from '../../voice/keepsakes.ts';
import type { RewardShown } from '../../voice/keepsakes.ts';
import { plainText, signOf } from '../../voice/marks.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import { keepsakePicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Solid } from '../solids/solid.tsx';

interface RewardsProps {
  readonly model: DicePlayModel;
  readonly state: JourneyState;
}

/** The rewards of the hero who has to choose one, as cards. */
export function Rewards({ model, state }: RewardsProps) {
  const words = model.words.value;
  return (
    <ul class="rewards" aria-label={words.say('dice-page-camp-reward')}>
      {rewardsShown(state, words).map((shown, at) => (
        <RewardCard key={at} {...{ model, shown, words }} />
      ))}
    </ul>
  );
}

interface RewardCardProps {
  readonly model: DicePlayModel;
  readonly shown: RewardShown;
  readonly words: DiceWords;
}

function RewardCard({ model, shown, words }: RewardCardProps) {
  const { name, effects, about, ways } = shown;
  return (
    <li class="reward">
      <RewardPicture {...{ shown, words }} />
      <h3>{name}</h3>
      <p class="reward-effects">{effects}</p>
      {about === '' ? null : <p class="reward-about">{about}</p>}
      <div class="reward-ways">
        {ways.map(({ action, swapped }) => (
          <button
            key={model.textOf(action)}
            type="button"
            class="offer primary"
            data-action={model.textOf(action)}
            aria-label={`${name}: ${labelOf(swapped, words)}`}
            onClick={() => model.play(action)}
          >
            <span class="offer-label">{labelOf(swapped, words)}</span>
          </button>
        ))}
      </div>
    </li>
  );
}

function labelOf(swapped: string | undefined, { say }: DiceWords): string {
  return swapped === undefined
    ? say('dice-reward-choose')
    : say('dice-reward-swap', { other: swapped });
}

function RewardPicture({ shown: { reward }, words }: Pick<RewardCardProps, 'shown' | 'words'>) {
  if (reward.kind === 'keepsake')
    return <Picture of={keepsakePicture(reward.id)} class="reward-picture" />;
  const die = dieOfReward(reward);
  return (
    <span class="reward-picture reward-die">
      <Solid die={die} text={plainText(die, words)} sign={signOf(die, words)} />
    </span>
  );
}
