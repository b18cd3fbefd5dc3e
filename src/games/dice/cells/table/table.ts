import { assertDefined } from '#core';
import { ALLY_AT, phaseOf } from '../../rules/index.ts';
import type { DiceAction, DiceState, Die } from '../../rules/index.ts';
import type { CheckShown } from '../../voice/checks.ts';
import { chooserOf } from '../../voice/chosen-die.ts';
import { damageNow, describeDamagePreview } from '../../voice/damage-preview.ts';
import type { DamagePreview } from '../../voice/damage-preview.ts';
import type { OfferShown } from '../../voice/offers.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { putLine, wrap } from '#screen/widgets/words.ts';
import { drawFlow, drawOfferList, layOutList } from './actions.ts';
import { drawFrame, tableAreas } from './frame.ts';
import { drawHand, slotsShown } from './hand-row.ts';
import { drawMiddle } from './middle.ts';
import { drawHero, drawTop } from './top.ts';

/** Everything the table shows of a scene. */
export interface TableShown {
  readonly state: DiceState;
  /** The hero whose hand is on the table. */
  readonly hero: number;
  readonly words: DiceWords;
  /** Empty while no one may choose. */
  readonly offers: readonly OfferShown[];
  /** Visible page of the listed offers. */
  readonly page: number;
  readonly check: CheckShown | undefined;
  /** Slots of the dice that are used if no others are chosen. */
  readonly suggested?: readonly number[];
  readonly sentences: readonly string[];
  /** The question, or news instead. */
  readonly status: string;
  readonly isNews: boolean;
  /** Keys of the table, for the lower border. */
  readonly keys: string;
  /** Text on the upper border, such as the progress of a replay. */
  readonly caption?: string;
  /** The action chosen here, in a replay. */
  readonly taken?: OfferShown | undefined;
}

function isSlot({ kind }: DiceAction): boolean {
  return kind === 'hand' || kind === 'ally';
}

/** Returns the state of each hand slot in the current choice, and under the damage ahead. */
function judge(shown: TableShown, kind: 'hand' | 'ally', damage: DamagePreview | undefined) {
  const phase = phaseOf(shown.state);
  const mask = phase?.kind === 'pick' ? phase.mask : [];
  const { suggested = [] } = shown;
  return ({ id }: Die, at: number) => {
    const offer = shown.offers.find(({ action }) => action.kind === kind && action.at === at);
    const slot = kind === 'hand' ? at : ALLY_AT + at;
    return {
      key: offer?.key,
      isActive: offer !== undefined && offer.refusal === undefined,
      isChosen: mask.includes(slot),
      isSuggested: suggested.includes(slot),
      isTaken: offer !== undefined && offer === shown.taken,
      isThreatened: damage?.dice.has(id) === true,
    };
  };
}

/** Splits offers into those along the bottom and those listed beside their subject. */
function splitOffers(offers: readonly OfferShown[]) {
  const others = offers.filter(({ action }) => !isSlot(action));
  const inList = ({ group }: OfferShown) => group === 'skills' || group === 'choice';
  return {
    flowing: others.filter((offer) => !inList(offer)),
    listed: others.filter((offer) => inList(offer)),
  };
}

/**
 * Draws the table. Returns the number of pages of listed offers, which depends on the other
 * contents.
 */
export function drawTable(grid: Grid, fullArea: Area, shown: TableShown): number {
  const { state, words, hero } = shown;
  const areas = tableAreas(fullArea);
  const chooser = chooserOf(state) ?? assertDefined(state.heroes[hero]);
  const { hand, capacity } = chooser;
  const damage = state.over === undefined ? damageNow(state) : undefined;
  const own = damage && state.heroes[damage.hero] === chooser ? damage : undefined;
  const [main, allies] = [judge(shown, 'hand', own), judge(shown, 'ally', own)];
  const slots = slotsShown(hand, capacity, main, allies);
  const caption = words.say('dice-screen-hand');
  drawFrame(grid, fullArea, {
    hand: [{ x: areas.hand.x, text: caption }],
    bottom: [{ x: areas.hand.x, text: shown.keys, isKeys: true }],
    top: shown.caption === undefined ? [] : [{ x: areas.hand.x, text: shown.caption }],
  });
  drawTop(grid, areas, state, hero, words);
  drawHero(grid, areas, state, hero, words);
  const columns = drawHand(grid, areas.hand, slots, words);
  if (own !== undefined) drawDamage(grid, areas.hand, columns.end, own, words);
  if (columns.allies !== undefined) {
    grid.put(columns.allies, areas.hand.y - 1, ` ${words.say('dice-screen-allies')} `, {
      ink: 'title',
    });
  }
  const ink = shown.isNews ? 'warn' : 'text';
  putLine(grid, areas.status, shown.status, { ink, bold: !shown.isNews });
  const { flowing, listed } = splitOffers(shown.offers);
  const rest = drawFlow(grid, areas.actions, flowing, shown.taken);
  const offers = [...rest, ...listed];
  const list = drawMiddle(grid, areas.middle, { ...shown, hero, listed: offers });
  const perPage = Math.max(1, layOutList(list, offers).perPage);
  const pages = Math.max(1, Math.ceil(offers.length / perPage));
  const ordered = pages > 1 ? availableFirst(offers) : offers;
  const takenIndex = shown.taken === undefined ? -1 : ordered.indexOf(shown.taken);
  const page = takenIndex < 0 ? shown.page : Math.floor(takenIndex / perPage);
  drawOfferList(grid, list, ordered, page, shown.taken);
  if (pages > 1) {
    const text = words.say('dice-screen-page', { page: page + 1, pages });
    putLine(grid, areas.pages, text, { ink: 'accent' }, 'right');
  }
  return pages;
}

/** Writes the damage ahead to the right of the hand, if it fits there. */
function drawDamage(
  grid: Grid,
  area: Area,
  end: number,
  damage: DamagePreview,
  words: DiceWords,
): void {
  const x = end + 2;
  const width = area.x + area.width - x;
  if (width < MIN_DAMAGE) return;
  const lines = wrap(describeDamagePreview(damage, words), width);
  if (lines.length > area.height) return;
  for (const [row, line] of lines.entries()) grid.put(x, area.y + row, line, { ink: 'bad' });
}

/** Columns below which the damage ahead is left to the marks on the dice. */
const MIN_DAMAGE = 16;

/** Sorts available actions before refused ones, to place them on the first pages. */
function availableFirst(offers: readonly OfferShown[]): readonly OfferShown[] {
  const isOff = ({ refusal }: OfferShown) => refusal !== undefined;
  return [...offers.filter((offer) => !isOff(offer)), ...offers.filter(isOff)];
}
