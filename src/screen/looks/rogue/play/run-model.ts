import { rogue } from '../../../../games/rogue/index.ts';
import type {
  Direction,
  RogueAction,
  RogueEvent,
  RogueOptions,
  RogueState,
} from '../../../../games/rogue/index.ts';
import type { NamedSession, PartedNews } from '../../../../play/index.ts';
import { attackNearest } from '../../../../presentation/rogue/attack.ts';
import { Alarms } from '../../../../presentation/rogue/alarms.ts';
import { RogueErrand } from '../../../../presentation/rogue/errands.ts';
import type { Errand, Stop } from '../../../../presentation/rogue/errands.ts';
import { describeStop } from '../../../../presentation/rogue/sentences.ts';
import { addTold, tellRunAgain } from '../../../../presentation/rogue/telling.ts';
import type { Context } from '../../../model/context.ts';
import { RunModel } from '../../../../roguelike/screen/run-model.ts';
import type { RunTelling } from '../../../../roguelike/screen/run-model.ts';
import { keyFor } from '../../../../play/index.ts';
import { ROGUE_KEYS } from '../../../../presentation/rogue/keymap.ts';

type Telling = RunTelling<RogueState, RogueAction, RogueEvent, Errand, Stop>;

const TELLING: Omit<Telling, 'begin'> = {
  describeStop: (stop, _state, say) => describeStop(stop, keyFor(ROGUE_KEYS, 'attack'), say),
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

/** A run of the tile roguelike as it is played. */
export class RogueRun extends RunModel<
  RogueState,
  RogueAction,
  RogueEvent,
  RogueOptions,
  Errand,
  Stop
> {
  constructor(context: Context, game: NamedSession, parted: (news: PartedNews) => void) {
    const alarms = new Alarms();
    const begin = (errand: Errand) =>
      new RogueErrand(errand, { alarms, loot: context.settings.loot });
    super(context, game, { ...TELLING, begin }, parted);
  }

  /** A step: walls simply stop it. */
  step(direction: Direction): void {
    const action: RogueAction = { kind: 'move', direction };
    if (rogue.refuse(this.state, action)?.code !== 'rogue-wall') this.act(action);
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
