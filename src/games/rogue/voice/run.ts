import { rogue, isThreat, mobsInSight } from '../rules/index.ts';
import type {
  Direction,
  RogueAction,
  RogueEvent,
  RogueOptions,
  RogueState,
} from '../rules/index.ts';
import type { Loot } from './settings.ts';
import { Run } from '#roguelike/run.ts';
import type { RunShell, RunNarrator } from '#roguelike/run.ts';
import { Alarms } from './alarms.ts';
import { RogueErrand } from './errands.ts';
import type { Errand, Stop } from './errands.ts';
import { describeStop, describeEvent } from './sentences.ts';
import { attackNearest as attackNearestOf } from '#roguelike/attack.ts';
import type { Attack } from '#roguelike/attack.ts';
import { isGround } from './known.ts';
import { actionOf, searchFor } from './ways.ts';
import type { Say } from '#i18n/say.ts';
import { addLines, rebuildLog } from '#roguelike/log.ts';
import type { LogLine, PlayedRun } from '#roguelike/log.ts';

/** Appends the messages of a turn to the log. */
function addNarration(
  log: readonly LogLine[],
  events: readonly RogueEvent[],
  turn: number,
  say: Say,
): readonly LogLine[] {
  const sentences = events.flatMap((event) => describeEvent(event, say) ?? []);
  return addLines(log, sentences, turn);
}

/** The last lines of a run's log after `count` entries. */
function rebuildRunLog(run: PlayedRun, count: number, say: Say): readonly LogLine[] {
  return rebuildLog<RogueState>(run, count, (before, action, log) => {
    const { state, events } = rogue.apply(before, action as RogueAction);
    return { state, log: addNarration(log, events, state.turns, say) };
  });
}

/** The next step of an attack on the nearest visible mob; harmless mobs come last. */
export function attackNearest(state: RogueState): Attack<RogueAction> {
  const seen = mobsInSight(state);
  const threats = seen.filter((mob) => isThreat(state, mob));
  // Mobs inside walls cannot be reached.
  const search = searchFor(state, (place) => isGround(state, place));
  return attackNearestOf([threats, seen], search, actionOf);
}

type Narrator = RunNarrator<RogueState, RogueAction, RogueEvent, Errand, Stop>;

/** Shell-specific settings for playing and showing runs. */
export interface RogueHabits extends Pick<Narrator, 'turnPlayed' | 'jumped'> {
  readonly loot: () => Loot;
  /** Name of the attack key or button. */
  readonly attackName: () => string;
}

function makeNarrator({ loot, attackName, ...shown }: RogueHabits): Narrator {
  const alarms = new Alarms();
  return {
    ...shown,
    begin: (errand) => new RogueErrand(errand, { alarms, loot: loot() }),
    describeStop: (stop, _state, say) => describeStop(stop, attackName(), say),
    narrate: (log, { after, events }, say) => addNarration(log, events, after.turns, say),
    rebuildLog: rebuildRunLog,
    turnsOf: ({ turns }) => turns,
    hits: ({ after, events }) =>
      events.flatMap((event) => {
        if (event.kind === 'thrown' || event.kind === 'struck') return [event.at];
        if (event.kind === 'deed' && 'taken' in event.result && event.result.taken > 0)
          return [after.hero.at];
        if (event.kind !== 'fought') return [];
        return event.taken > 0 ? [event.at, after.hero.at] : [event.at];
      }),
  };
}

/** A tile roguelike run in progress. */
export class RogueRun extends Run<RogueState, RogueAction, RogueEvent, RogueOptions, Errand, Stop> {
  constructor(shell: RunShell, habits: RogueHabits) {
    super(shell, makeNarrator(habits));
  }

  /** Takes a step; walls block it silently. */
  step(direction: Direction): void {
    const action: RogueAction = { kind: 'move', direction };
    if (rogue.refuse(this.state, action)?.code === 'rogue-wall') this.stop();
    else this.act(action);
  }

  /** Steps towards the nearest enemy, or attacks it. */
  attack(): void {
    this.attackOrExplain(attackNearest(this.state));
  }

  /** Selects a slot; while a new level offers gifts, takes the gift of that number. */
  select(slot: number): void {
    if ((this.state.hero.growth?.due ?? 0) > 0) {
      this.act({ kind: 'choose', gift: slot });
      return;
    }
    if (slot !== this.state.hero.selected) this.act({ kind: 'select', slot });
  }

  /** Moves the selection by this number of slots to the right, wrapping around. */
  turnSlot(by: number): void {
    const { selected, slots } = this.state.hero;
    this.select((selected + by + slots.length) % slots.length);
  }
}
