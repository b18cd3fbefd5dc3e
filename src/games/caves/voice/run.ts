import type { Say } from '#i18n/say.ts';
import type { Language } from '#i18n';
import { sayIn } from './pack-words.ts';
import type { CavesAction, CavesEvent, CavesOptions, CavesState } from '../rules/index.ts';
import { attackNearest } from './attack.ts';
import { CavesErrand } from './errands.ts';
import type { Errand } from './errands.ts';
import { viewOf } from './known.ts';
import { isYou } from './sentences.ts';
import { describeStop } from './stops.ts';
import type { Stop } from './stop-reasons.ts';
import type { StopKeys } from './stops.ts';
import { addNarration, rebuildRunLog } from './narration.ts';
import { spotKey } from './ways.ts';
import { Run } from '#roguelike/run.ts';
import type { RunShell, RunNarrator } from '#roguelike/run.ts';

type Narrator = RunNarrator<CavesState, CavesAction, CavesEvent, Errand, Stop>;

/** Shell-specific settings for playing and showing runs. */
export interface CavesHabits extends Pick<Narrator, 'turnPlayed' | 'jumped'> {
  /** Language of messages, which may change during the run. */
  readonly language: () => Language;
  /** Names of keys or buttons in messages. */
  readonly names: () => StopKeys;
}

/** Connects a run to its messages. Auto-explore does not pick up items dropped during the run. */
function makeNarrator({ language, names, turnPlayed, ...shown }: CavesHabits): Narrator {
  const left = new Set<number>();
  const sayOf = (state: CavesState, say: Say) => sayIn(state, language(), say);
  return {
    ...shown,
    begin: (errand) => new CavesErrand(errand, left),
    describeStop: (stop, state, say) =>
      describeStop(stop, viewOf(state), names(), sayOf(state, say)),
    turnPlayed: (turn) => {
      for (const event of turn.events)
        if (event.kind === 'dropped' && isYou(event.who))
          left.add(spotKey({ ...event.at, z: event.who.z }));
      turnPlayed?.(turn);
    },
    narrate: (log, turn, say) => addNarration(log, turn, sayOf(turn.after, say)),
    rebuildLog: (run, count, say) =>
      rebuildRunLog(run, count, sayOf(run.stateAt(count) as CavesState, say)),
    turnsOf: ({ turns }) => turns,
    hits: ({ events }) =>
      events.flatMap((event) => {
        if (event.kind !== 'struck') return [];
        return [{ x: event.target.x, y: event.target.y }];
      }),
  };
}

/** A run of Caves in progress. */
export class CavesRun extends Run<CavesState, CavesAction, CavesEvent, CavesOptions, Errand, Stop> {
  #cachedView: { readonly state: CavesState; readonly view: CavesState } | undefined;

  constructor(shell: RunShell, habits: CavesHabits) {
    super(shell, makeNarrator(habits));
  }

  /** The run as the player knows it. */
  get view(): CavesState {
    const { state } = this;
    if (this.#cachedView?.state !== state) this.#cachedView = { state, view: viewOf(state) };
    return this.#cachedView.view;
  }

  /** Steps towards the nearest enemy, or attacks it. */
  attack(): void {
    this.attackOrExplain(attackNearest(this.view));
  }
}
