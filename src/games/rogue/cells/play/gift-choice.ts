import type { RogueState } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { barOf, commandOf } from '#play';
import { offeredGifts } from '../../voice/floors.ts';
import type { OfferedGift } from '../../voice/floors.ts';
import { GIFT_KEYS } from '../../voice/keymap.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { keyLabels } from '#screen/model/key.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';
import { centred, rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { drawList, moveIndex } from '#screen/widgets/list.ts';
import { putLine } from '#screen/widgets/words.ts';

const WIDTH = 50;

/** The choice of a gift at a new level. */
export class GiftChoice implements Overlay {
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  readonly #say: Say;
  readonly #gifts: readonly OfferedGift[];
  readonly #state: RogueState;
  readonly #take: (gift: number) => void;
  readonly #index: number;

  constructor(state: RogueState, say: Say, take: (gift: number) => void, index = 0) {
    this.#state = state;
    this.#say = say;
    this.#take = take;
    this.#index = index;
    this.#gifts = offeredGifts(state, say);
    this.keys = keyLabels(say, barOf(GIFT_KEYS));
    const gift = this.#gifts[index];
    this.prompt = gift === undefined ? '' : `${gift.name}: ${gift.about}.`;
  }

  draw(grid: Grid, area: Area): void {
    const { level } = this.#state.hero;
    const width = Math.min(WIDTH, area.width);
    const height = this.#gifts.length + 4;
    const inside = drawPanel(grid, centred(area, { width, height }));
    const title = this.#say('rogue-gifts', { level });
    putLine(grid, rowsOf(inside, 0, 1), title, { ink: 'title', bold: true }, 'centre');
    const items = this.#gifts.map(({ name, about }, at) => ({
      label: `${at + 1}  ${name}`,
      note: about,
    }));
    drawList(grid, rowsOf(inside, 2, this.#gifts.length), items, this.#index);
  }

  press(key: Key): Overlay | undefined {
    const index = moveIndex(key, this.#index, this.#gifts.length);
    if (index !== undefined) return new GiftChoice(this.#state, this.#say, this.#take, index);
    const command = commandOf(GIFT_KEYS, key);
    const gift = command === 'number' ? Number(key.name) - 1 : this.#index;
    if (command === undefined || this.#gifts[gift] === undefined) return this;
    this.#take(gift);
    return undefined;
  }
}
