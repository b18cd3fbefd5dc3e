import { askedOf, nextScenario } from '../../rules/index.ts';
import type { JourneyState } from '../../rules/index.ts';
import { CAMP_GROUPS } from '../../voice/camp-offers.ts';
import { endingTale, situationOf } from '../../voice/choices.ts';
import type { CampOffer } from '../../voice/camp-offers.ts';
import { describePool } from '../../voice/pool.ts';
import { describeJourney, nameInCampaign } from '../../voice/status.ts';
import type { DicePage } from '../game/dice-page.ts';
import { campShown, newsOf } from '../game/table-shown.ts';
import { Portrait } from '../pictures/portrait.tsx';
import { Ending } from '../road/ending.tsx';
import { RoadButton } from '../road/road-button.tsx';
import { Situation } from '../road/situation.tsx';
import { KeepsakeList } from '../table/keepsakes.tsx';
import { EndTools } from '../table/end-tools.tsx';
import { OfferGroups } from '../table/offer-groups.tsx';
import { HeroSlots, PoolSlots, TradeHint, useTrade } from './trade.tsx';
import { DiceRow } from '../solids/dice-row.tsx';
import { Growth } from './growth.tsx';
import { Rewards } from './rewards.tsx';
import { progressOf } from '../../voice/progress.ts';
import type { DiceWords } from '../../voice/words.ts';

interface ProgressProps {
  readonly state: JourneyState;
  readonly words: DiceWords;
}

/** The progress of the campaign by chapter, and its fallen heroes. */
function Progress({ state, words }: ProgressProps) {
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

/**
 * The party between two scenarios, with rewards, trade and the next destination; or the end of a
 * campaign.
 */
export function Camp({ page }: { readonly page: DicePage }) {
  const { model } = page;
  const state = model.state.value;
  const words = model.words.value;
  const { say } = words;
  const { stage } = state.campaign;
  const next = nextScenario(state.campaign);
  const offers = campShown(model).filter(({ group }) => group !== 'take' && group !== 'give');
  const asked = askedOf(state.campaign);
  const ending = endingTale(state, words);
  return (
    <section class="camp">
      <header class="camp-head">
        <h2>{stage === 'camp' ? say('dice-camp-title') : words.adventure}</h2>
        {stage === 'camp' && next !== undefined ? (
          <p>{say('dice-camp-next', { scenario: words.scenario(next) })}</p>
        ) : null}
        <RoadButton page={page} />
      </header>
      <p class="camp-status">{describeJourney(state, words)}</p>
      <p class="about" role="status">
        {newsOf(model).join(' ')}
      </p>
      {stage === 'camp' ? (
        <>
          {asked === undefined ? null : (
            <Situation tale={situationOf(asked.id, words)} words={words} />
          )}
          <CampChoice {...{ page, state, offers }} />
        </>
      ) : (
        <>
          {ending === undefined ? null : <Ending pack={model.pack} tale={ending} words={words} />}
          <EndTools page={page} />
          <Progress state={state} words={words} />
        </>
      )}
      <Owners page={page} />
    </section>
  );
}

/** The rewards or the growth to choose from, or the other offers. */
function CampChoice({ page, state, offers }: CampOffersProps & { readonly state: JourneyState }) {
  const isGrowth = offers.some(({ group }) => group === 'limit' || group === 'skill');
  if (isGrowth) return <Growth model={page.model} {...{ state, offers }} />;
  const isReward = offers.length > 0 && offers.every(({ group }) => group === 'reward');
  return isReward ? (
    <Rewards model={page.model} state={state} />
  ) : (
    <CampOffers page={page} offers={offers} />
  );
}

interface CampOffersProps {
  readonly page: DicePage;
  readonly offers: readonly CampOffer[];
}

function CampOffers({ page: { model }, offers }: CampOffersProps) {
  const { say } = model.words.value;
  return (
    <div class="offers camp-offers">
      <OfferGroups
        groups={['leave', ...CAMP_GROUPS.filter((group) => group !== 'leave')]}
        isNamed
        offers={offers}
        nameOf={(group) => say(`dice-page-camp-${group}`)}
        show={({ group, action, label, about }) => (
          <button
            key={model.textOf(action)}
            type="button"
            class={`offer${group === 'leave' ? ' primary' : ''}`}
            data-action={model.textOf(action)}
            {...(group === 'leave' ? { 'aria-keyshortcuts': 'Enter' } : {})}
            onClick={() => model.play(action)}
          >
            <span class="offer-label">{label}</span>
            {about === '' ? null : <span class="offer-detail">{about}</span>}
          </button>
        )}
      />
    </div>
  );
}

/** The dice of every hero, and those in the pool. */
function Owners({ page: { model } }: { readonly page: DicePage }) {
  const state = model.state.value;
  const words = model.words.value;
  const trade = useTrade(model);
  return (
    <ul class="owners">
      {trade === undefined ? null : (
        <li class="owners-hint">
          <TradeHint trade={trade} />
        </li>
      )}
      <li class="owner owner-pool">
        <h3>{words.say('dice-camp-pool')}</h3>
        {trade === undefined ? (
          <DiceRow dice={state.campaign.pool} words={words} />
        ) : (
          <PoolSlots trade={trade} />
        )}
        {describePool(state, words).map((text) => (
          <p key={text} class="about">
            {text}
          </p>
        ))}
      </li>
      {state.campaign.heroes.map(({ gone, sheet }, at) =>
        gone ? null : (
          <li key={at} class="owner">
            <Portrait of={sheet} />
            <h3>{nameInCampaign(state, at, words)}</h3>
            {trade === undefined ? (
              <DiceRow dice={sheet.dice} words={words} />
            ) : (
              <HeroSlots {...{ trade, sheet }} hero={at} />
            )}
            <KeepsakeList sheet={sheet} words={words} />
          </li>
        ),
      )}
    </ul>
  );
}
