import { useEffect, useState } from 'preact/hooks';
import { bannerEventIn, heroesHurt } from '../../voice/table.ts';
import type { BannerEvent } from '../../voice/table.ts';
import { turnKey } from '../../voice/moments.ts';
import { speed } from '#web/storage/settings.ts';
import type { Speed } from '#web/storage/settings.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import { ActShow } from './act-show.tsx';
import type { Acted } from './act-show.tsx';

/** Duration of a flourish in milliseconds, by speed. */
const LENGTHS: Readonly<Record<Speed, number>> = { off: 0, slow: 2400, normal: 1600, fast: 900 };

/** The style of a flourish that lasts as long as the current speed says. */
function lasting() {
  return { animationDuration: `${LENGTHS[speed.peek()]}ms` };
}

/** A short animation of the table. The same facts are also given in words. */
export interface Flourish {
  readonly deed: BannerEvent | undefined;
  readonly hurt: readonly number[];
  readonly dead: readonly number[];
  /** Places closed or guarded by the last events. */
  readonly closed: readonly number[];
  readonly guarded: readonly number[];
  /** The last act of a threat among them. */
  readonly acted: Acted | undefined;
  /** Number that distinguishes successive flourishes. */
  readonly number: number;
}

const NO_FLOURISH: Flourish = {
  deed: undefined,
  hurt: [],
  dead: [],
  closed: [],
  guarded: [],
  acted: undefined,
  number: 0,
};

/** The flourish for the last events, while it lasts. */
export function useFlourish(model: DicePlayModel): Flourish {
  const [flourish, setFlourish] = useState(NO_FLOURISH);
  const news = model.news.value;
  const isRolling = model.rolling.value !== undefined;
  useEffect(() => {
    if (isRolling || speed.peek() === 'off' || news?.kind !== 'events') {
      setFlourish(NO_FLOURISH);
      return undefined;
    }
    const { events } = news;
    const placesOf = (wanted: 'closed' | 'guarded') =>
      events.flatMap((event) => (event.kind === wanted ? [event.place] : []));
    setFlourish((before) => ({
      deed: bannerEventIn(events),
      hurt: heroesHurt(events),
      dead: events.flatMap((event) => (event.kind === 'died' ? [event.hero] : [])),
      closed: placesOf('closed'),
      guarded: placesOf('guarded'),
      acted: events.findLast((event): event is Acted => event.kind === 'acted'),
      number: before.number + 1,
    }));
    const timer = setTimeout(() => setFlourish(NO_FLOURISH), LENGTHS[speed.peek()]);
    return () => clearTimeout(timer);
  }, [news, isRolling]);
  return flourish;
}

interface FlourishProps {
  readonly model: DicePlayModel;
  readonly flourish: Flourish;
}

/** A banner over the table for important events. */
export function EventBanner({ model, flourish: { deed, number } }: FlourishProps) {
  if (deed === undefined) return null;
  return (
    <div key={number} class={`banner deed deed-${deed}`} style={lasting()} aria-hidden="true">
      {model.words.value.say(`dice-page-deed-${deed}`)}
    </div>
  );
}

/** The act of a threat over the table. */
export function ActBanner({ model, flourish: { acted, number } }: FlourishProps) {
  const { scene } = model.state.value;
  if (acted === undefined || scene === undefined) return null;
  return (
    <div key={number} class="act-stage" style={lasting()}>
      <ActShow {...{ scene, acted }} words={model.words.value} />
    </div>
  );
}

/** A short announcement of the next turn; empty with a single hero. */
export function TurnBanner({ model }: { readonly model: DicePlayModel }) {
  const state = model.state.value;
  const { scene } = state;
  const key = turnKey(state);
  const [shown, setShown] = useState<string | undefined>(undefined);
  const isShown = scene !== undefined && scene.heroes.length > 1 && scene.over === undefined;
  useEffect(() => {
    if (!isShown || model.isReview.peek() || speed.peek() === 'off') return undefined;
    setShown(key);
    const timer = setTimeout(() => setShown(undefined), LENGTHS[speed.peek()]);
    return () => clearTimeout(timer);
  }, [key, isShown]);
  if (shown !== key || scene === undefined || scene.turn.hero < 0) return null;
  const words = model.words.value;
  const { favoured } = scene.world.members[scene.turn.hero]?.sheet ?? {};
  return (
    <div key={key} class={`banner turn die-${favoured ?? ''}`} style={lasting()} aria-hidden="true">
      {words.say('dice-screen-turn', { hero: words.hero(scene, scene.turn.hero) })}
    </div>
  );
}
