import { rogue } from '../rules/index.ts';
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
import { attackNearest } from './attack.ts';
import { RogueErrand } from './errands.ts';
import type { Errand, Stop } from './errands.ts';
import { describeStop } from './sentences.ts';
import { addTold, tellRunAgain } from './telling.ts';

type Telling = RunTelling<RogueState, RogueAction, RogueEvent, Errand, Stop>;

/** How a shell plays and shows runs. */
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
