import type { Say } from '#i18n/say.ts';
import { sayIn } from '../../voice/pack-words.ts';
import type { CavesAction, CavesEvent, CavesOptions, CavesState } from '../../rules/index.ts';
import { attackNearest } from '../../voice/attack.ts';
import { CavesErrand } from '../../voice/errands.ts';
import type { Errand, Stop } from '../../voice/errands.ts';
import { viewOf } from '../../voice/known.ts';
import { isYou } from '../../voice/sentences.ts';
import { describeStop } from '../../voice/stops.ts';
import { addNarration, rebuildRunLog } from '../../voice/narration.ts';
import { spotKey } from '../../voice/ways.ts';
import type { Context } from '#screen/model/context.ts';
import { Run } from '#roguelike/run.ts';
import type { RunShell, RunNarrator } from '#roguelike/run.ts';
import { keyNames } from '../keys/caves-keys.ts';

type Narrator = RunNarrator<CavesState, CavesAction, CavesEvent, Errand, Stop>;

/** Connects a run to its messages. Auto-explore does not pick up items dropped during the run. */
function makeNarrator(context: Context): Narrator {
  const left = new Set<number>();
  const sayOf = (state: CavesState, say: Say) => sayIn(state, context.messages.language, say);
  return {
    begin: (errand) => new CavesErrand(errand, left),
    describeStop: (stop, state, say) =>
      describeStop(stop, viewOf(state), keyNames(context), sayOf(state, say)),
    turnPlayed: ({ events }) => {
      for (const event of events)
        if (event.kind === 'dropped' && isYou(event.who))
          left.add(spotKey({ ...event.at, z: event.who.z }));
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

  constructor(context: Context, shell: RunShell) {
    super(shell, makeNarrator(context));
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
