import { computed } from '@preact/signals';
import type { KalahAction, KalahEvent, KalahState, Player } from '../../rules/index.ts';
import { PlayModel } from '#web/board/play-model.ts';
import type { PlayModelOptions } from '#web/board/play-model.ts';
import { kalahMatch } from '../timeline/match.ts';
import type { KalahMatch } from '../timeline/match.ts';
import { SeedPlayback } from './playback.ts';

/** A game of Kalah on the board. */
export class KalahPlayModel extends PlayModel<
  KalahState,
  KalahAction,
  KalahEvent,
  KalahMatch,
  SeedPlayback
> {
  constructor(options: PlayModelOptions) {
    const match = kalahMatch(options.session.match);
    super(options, match, new SeedPlayback(match, options.pace));
  }

  /** The sowing that led to the displayed position. */
  readonly lastMove = computed(() => {
    const at = this.shown.value;
    const events = at === 0 ? [] : this.match.eventsAt(at - 1);
    const sowings = events.filter((event) => event.kind === 'sow');
    const [first, last] = [sowings[0], sowings.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    return { from: first.from, last: last.last, player: first.player };
  });

  /** The player at the bottom: the only person, or else ONE, unless the board is flipped. */
  readonly bottom = computed((): Player => {
    const people = this.session.seats.filter(({ kind }) => kind === 'person').length;
    const low = people === 1 && this.session.seats[1]?.kind === 'person';
    return low === this.flipped.value ? 0 : 1;
  });
}
