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
import type { RunShell, RunTelling } from '#roguelike/run.ts';
import { Alarms } from './alarms.ts';
import { RogueErrand } from './errands.ts';
import type { Errand, Stop } from './errands.ts';
import { describeStop, describeEvent } from './sentences.ts';
import { attackNearest as attackNearestOf } from '#roguelike/attack.ts';
import type { Attack } from '#roguelike/attack.ts';
import { isGround } from './known.ts';
import { actionOf, searchFor } from './ways.ts';
import type { Say } from '#i18n/say.ts';
import { addLines, tellAgain } from '#roguelike/log.ts';
import type { LogLine, PlayedRun } from '#roguelike/log.ts';

/** The log with what was said of a turn. */
function addTold(
  log: readonly LogLine[],
  events: readonly RogueEvent[],
  turn: number,
  say: Say,
): readonly LogLine[] {
  const sentences = events.flatMap((event) => describeEvent(event, say) ?? []);
  return addLines(log, sentences, turn);
}

/** The end of the log of a run after so many entries. */
function tellRunAgain(run: PlayedRun, count: number, say: Say): readonly LogLine[] {
  return tellAgain<RogueState>(run, count, (before, action, log) => {
    const { state, events } = rogue.apply(before, action as RogueAction);
    return { state, log: addTold(log, events, state.turns, say) };
  });
}

/** The next step of an attack on the nearest mob in sight; one that is no threat is attacked last. */
export function attackNearest(state: RogueState): Attack<RogueAction> {
  const seen = mobsInSight(state);
  const threats = seen.filter((mob) => isThreat(state, mob));
  // Mobs inside walls are out of reach.
  const search = searchFor(state, (place) => isGround(state, place));
  return attackNearestOf([threats, seen], search, actionOf);
}

type Telling = RunTelling<RogueState, RogueAction, RogueEvent, Errand, Stop>;

/** A shell's ways of playing and showing runs. */
export interface RogueHabits extends Pick<Telling, 'heard' | 'jumped'> {
  readonly loot: () => Loot;
  /** The key or button that attacks. */
  readonly attackName: () => string;
}

function makeTelling({ loot, attackName, ...shown }: RogueHabits): Telling {
  const alarms = new Alarms();
  return {
    ...shown,
    begin: (errand) => new RogueErrand(errand, { alarms, loot: loot() }),
    describeStop: (stop, _state, say) => describeStop(stop, attackName(), say),
    tell: (log, { after, events }, say) => addTold(log, events, after.turns, say),
    tellAgain: tellRunAgain,
    turnsOf: ({ turns }) => turns,
    hits: ({ after, events }) =>
      events.flatMap((event) => {
        if (event.kind === 'thrown') return [event.at];
        if (event.kind !== 'fought') return [];
        return event.taken > 0 ? [event.at, after.hero.at] : [event.at];
      }),
  };
}

/** A run of the tile roguelike as it is played. */
export class RogueRun extends Run<RogueState, RogueAction, RogueEvent, RogueOptions, Errand, Stop> {
  constructor(shell: RunShell, habits: RogueHabits) {
    super(shell, makeTelling(habits));
  }

  /** A step: walls simply stop it. */
  step(direction: Direction): void {
    const action: RogueAction = { kind: 'move', direction };
    if (rogue.refuse(this.state, action)?.code === 'rogue-wall') this.stop();
    else this.act(action);
  }

  /** A step towards the nearest enemy, or a blow. */
  attack(): void {
    this.actOrTell(attackNearest(this.state));
  }

  select(slot: number): void {
    if (slot !== this.state.hero.selected) this.act({ kind: 'select', slot });
  }

  /** Selects the slot so many to the right, around the ends. */
  turnSlot(by: number): void {
    const { selected, slots } = this.state.hero;
    this.select((selected + by + slots.length) % slots.length);
  }
}
