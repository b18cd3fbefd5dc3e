import type { JourneyState } from '../../rules/index.ts';
import { progressOf } from '../../voice/progress.ts';
import { nameInCampaign } from '../../voice/status.ts';
import type { DiceWords } from '../../voice/words.ts';

interface ProgressProps {
  readonly state: JourneyState;
  readonly words: DiceWords;
}

/** How far the campaign came, chapter by chapter, and who did not come back. */
export function Progress({ state, words }: ProgressProps) {
  const { say } = words;
  const gone = [...state.campaign.heroes.keys()].filter((at) => state.campaign.heroes[at]?.gone);
  return (
    <div class="progress">
      {progressOf(state, words).map(({ name, scenarios }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {scenarios.map((scenario) => (
              <li key={scenario.name} class={`standing-${scenario.standing}`}>
                {scenario.name} <small>{say(`dice-screen-standing-${scenario.standing}`)}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {gone.map((at) => (
        <p key={at} class="end-fallen">
          {say('dice-screen-lost-hero', { hero: nameInCampaign(state, at, words) })}
        </p>
      ))}
    </div>
  );
}
