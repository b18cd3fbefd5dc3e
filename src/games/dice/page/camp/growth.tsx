import type { JourneyState } from '../../rules/index.ts';
import type { CampOffer } from '../../voice/camp-offers.ts';
import { nameInCampaign } from '../../voice/status.ts';
import { describeSkillLevel } from '../../voice/skills.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import { Portrait } from '../pictures/portrait.tsx';

interface GrowthProps {
  readonly model: DicePlayModel;
  readonly state: JourneyState;
  readonly offers: readonly CampOffer[];
}

/** Upright screens, where only one hero is unfolded at first. */
const NARROW = '(max-width: 56rem) and (max-aspect-ratio: 1 / 1)';

/** The growth that is due, by hero: a slot for one more die, or a skill. */
export function Growth({ model, state, offers }: GrowthProps) {
  const words = model.words.value;
  const heroes = state.campaign.heroes.flatMap(({ sheet }, hero) => {
    const own = offers.filter((offer) => offer.hero === hero);
    return own.length === 0 ? [] : [{ hero, sheet, own }];
  });
  const isNarrow = matchMedia(NARROW).matches;
  return (
    <ul class="growth">
      {heroes.map(({ hero, sheet, own }, at) => (
        <li key={hero} class="growth-hero">
          <details open={at === 0 || !isNarrow}>
            <summary>
              <Portrait of={sheet} />
              <h3>{nameInCampaign(state, hero, words)}</h3>
            </summary>
            {(['limit', 'skill'] as const).map((group) => (
              <GrowthGroup
                key={group}
                {...{ model, state, group }}
                offers={own.filter((offer) => offer.group === group)}
              />
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}

interface GrowthGroupProps extends GrowthProps {
  readonly group: 'limit' | 'skill';
}

function GrowthGroup({ model, state, group, offers }: GrowthGroupProps) {
  const words = model.words.value;
  if (offers.length === 0) return null;
  const name = words.say(`dice-page-camp-${group}`);
  return (
    <div class={`growth-group offers-${group}`} role="group" aria-label={name}>
      <p class="growth-name">{name}</p>
      {offers.map((offer) => {
        const text = model.textOf(offer.action);
        return (
          <button
            key={text}
            type="button"
            class="offer"
            data-action={text}
            onClick={() => model.play(offer.action)}
          >
            <span class="unseen">{offer.label}</span>
            <GrowthLabel {...{ state, offer, words }} />
            <span class="offer-detail">{offer.about}</span>
          </button>
        );
      })}
    </div>
  );
}

interface GrowthLabelProps {
  readonly state: JourneyState;
  readonly offer: CampOffer;
  readonly words: DiceWords;
}

/** The type of a die with its slots, or a skill with its next level. */
function GrowthLabel({ state, offer: { action }, words }: GrowthLabelProps) {
  const camp = action.kind === 'camp' ? action.action : undefined;
  if (camp?.kind === 'limit') {
    const { limits } = state.campaign.heroes[camp.hero]?.sheet ?? { limits: [] };
    const { current = 0, most = 0 } = limits.find(({ type }) => type === camp.type) ?? {};
    return (
      <span class={`offer-label die-${camp.type}`} aria-hidden="true">
        {words.type(camp.type)}
        <Slots {...{ current, most }} />
      </span>
    );
  }
  if (camp?.kind !== 'skill') return null;
  const skill = state.campaign.heroes[camp.hero]?.sheet.skills.find(({ id }) => id === camp.skill);
  return (
    <span class="offer-label" aria-hidden="true">
      {skill === undefined ? words.skill(camp.skill) : describeSkillLevel(skill, words)}
    </span>
  );
}

/** One square for each die that a hero can ever have of a type; the next one is marked. */
function Slots({ current, most }: { readonly current: number; readonly most: number }) {
  return (
    <span class="growth-slots">
      {Array.from({ length: most }, (_, at) => (
        <i key={at} class={at < current ? 'slot-full' : at === current ? 'slot-next' : ''} />
      ))}
    </span>
  );
}
