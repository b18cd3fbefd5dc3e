import { useEffect, useState } from 'preact/hooks';
import { bannerEventIn, heroesHurt } from '../../voice/table.ts';
import type { BannerEvent } from '../../voice/table.ts';
import { turnKey } from '../../voice/moments.ts';
import { speed } from '#web/storage/settings.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';

/** Duration of a flourish in milliseconds; must match the style sheets. */
const LENGTH = 1600;

/** A short animation of the table. The same facts are also given in words. */
export interface Flourish {
  readonly deed: BannerEvent | undefined;
  readonly hurt: readonly number[];
  readonly dead: readonly number[];
  /** Places closed or guarded by the last events. */
  readonly closed: readonly number[];
  readonly guarded: readonly number[];
  /** Number that distinguishes successive flourishes. */
  readonly number: number;
}

const NO_FLOURISH: Flourish = {
  deed: undefined,
  hurt: [],
  dead: [],
  closed: [],
  guarded: [],
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
      number: before.number + 1,
    }));
    const timer = setTimeout(() => setFlourish(NO_FLOURISH), LENGTH);
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
    <div key={number} class={`banner deed deed-${deed}`} aria-hidden="true">
      {model.words.value.say(`dice-page-deed-${deed}`)}
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
    const timer = setTimeout(() => setShown(undefined), LENGTH);
    return () => clearTimeout(timer);
  }, [key, isShown]);
  if (shown !== key || scene === undefined || scene.turn.hero < 0) return null;
  const words = model.words.value;
  const { favoured } = scene.world.members[scene.turn.hero]?.sheet ?? {};
  return (
    <div key={key} class={`banner turn die-${favoured ?? ''}`} aria-hidden="true">
      {words.say('dice-screen-turn', { hero: words.hero(scene, scene.turn.hero) })}
    </div>
  );
}
