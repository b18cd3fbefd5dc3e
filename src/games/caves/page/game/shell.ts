import { batch, computed, signal } from '@preact/signals';
import {
  caves,
  contentOf,
  isInside,
  itemIn,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  STEPS,
} from '../../rules/index.ts';
import type { CavesEvent, CavesState, Direction, Place, SpellKind } from '../../rules/index.ts';
import { describeAim, lookAim, missileAim, spellAim, travelAim } from '../../voice/aim.ts';
import type { Purpose } from '../../voice/aim.ts';
import { isHarmfulSpell } from '../../voice/facts.ts';
import { forecastOf, pressOn } from '../../voice/forecast.ts';
import type { ItemUse } from '../../voice/item-uses.ts';
import { slotsFor } from '../../voice/item-uses.ts';
import { CAVES_KEYS, climbOf, otherCommandOf, stepOf } from '../../voice/keymap.ts';
import type { CavesCommand, OtherCommand } from '../../voice/keymap.ts';
import { nameItem, nameSpell } from '../../voice/names.ts';
import type { Offer } from '../../voice/offers.ts';
import { nearestStairs } from '../../voice/places.ts';
import { soundsOf } from '../../voice/sounds.ts';
import { takeOffer } from '#roguelike/offers.ts';
import { bindingFor } from '#play';
import type { KeyPress } from '#play';
import { pageAudio } from '#web/audio/index.ts';
import { say } from '#web/language/language.ts';
import { speed, toggleGuidance } from '#web/storage/settings.ts';
import { cavesSettings } from '../settings/section.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { openPack } from '../packs/own-packs.ts';
import { cellFor, zoomed } from '../stage/camera.ts';
import { Stage } from '../stage/stage.ts';
import { NO_MARKS } from '../stage/scene.ts';
import type { Marks } from '../stage/scene.ts';
import type { CavesGamePage, DialogName } from './caves-page.ts';
import type { CavesPlayModel, CavesSpectator } from './caves-play-model.ts';

/** Number of cells that Shift moves a cursor by. */
const LEAP = 5;

/** Factors of animation lengths. */
const SLOWNESS = { off: 0, slow: 1.7, normal: 1, fast: 0.55 } as const;

/** A cursor over the map with its purpose. */
interface Aim extends Purpose {
  readonly at: Place;
  readonly prompt: string;
  /** Label of the button that chooses. */
  readonly label: string;
  /** The command whose keys choose like Enter. */
  readonly again?: CavesCommand;
  /** Handles the choice; true closes the cursor. */
  readonly choose: (place: Place) => boolean;
}

/** Commands that ask for an item, with its use. */
const USES: Readonly<Partial<Record<CavesCommand, ItemUse>>> = {
  pack: 'examine',
  drop: 'drop',
  eat: 'eat',
  wear: 'wear',
  quaff: 'quaff',
  read: 'read',
  throw: 'throw',
};

/** Connects the page's input with the run and the stage. */
export class Shell implements CavesSpectator {
  readonly #page: () => CavesGamePage;
  #stage: Stage | undefined;
  /** The last view shown, for a stage that is attached later. */
  #view: CavesState | undefined;
  readonly aim = signal<Aim | undefined>(undefined);
  /** The cell under the mouse. */
  readonly hovered = signal<Place | undefined>(undefined);
  /** The use of items that the items dialog asks for. */
  readonly use = signal<ItemUse>('examine');
  /** The slot that the item and spells dialogs are about. */
  readonly slot = signal(0);

  /** Forecast for the cell under the mouse. */
  readonly forecast = computed(() => {
    const place = this.hovered.value;
    const model = this.#page().model.value;
    if (place === undefined || model === undefined || this.aim.value !== undefined)
      return undefined;
    if (model.errand !== undefined) return undefined;
    return forecastOf(model.known.value, place, model.say);
  });

  readonly marks = computed((): Marks => {
    const aim = this.aim.value;
    if (aim !== undefined) return { cursor: aim.at, way: aim.lineTo(aim.at), isAim: true };
    const forecast = this.forecast.value;
    if (forecast === undefined) return NO_MARKS;
    return { cursor: this.hovered.value, way: forecast.way, isAim: false };
  });

  /** The prompt of the cursor with the description of its cell. */
  readonly prompt = computed(() => {
    const aim = this.aim.value;
    const model = this.#page().model.value;
    if (aim === undefined || model === undefined) return '';
    return `${aim.prompt} ${describeAim(model.known.value, aim, aim.at, model.say)}`.trim();
  });

  constructor(page: () => CavesGamePage) {
    this.#page = page;
  }

  get #model(): CavesPlayModel | undefined {
    return this.#page().model.peek();
  }

  attach(canvas: HTMLCanvasElement): Stage {
    this.#stage = new Stage(canvas);
    if (this.#view !== undefined) this.#stage.enter(this.#view);
    return this.#stage;
  }

  get stage(): Stage | undefined {
    return this.#stage;
  }

  enter(view: CavesState): void {
    this.#view = view;
    this.#clear();
    this.#stage?.enter(view);
  }

  turn(view: CavesState, events: readonly CavesEvent[]): void {
    this.#view = view;
    this.aim.value = undefined;
    this.#stage?.turn(view, events, SLOWNESS[speed.peek()]);
    for (const sound of soundsOf(events)) pageAudio.play(sound);
  }

  #clear(): void {
    this.aim.value = undefined;
    this.hovered.value = undefined;
  }

  /** Saves the run and returns to the menu. */
  leave(): void {
    const page = this.#page();
    page.dialog.value = undefined;
    this.#clear();
    page.close();
  }

  open(name: DialogName): void {
    this.#page().dialog.value = name;
  }

  /** Handles a key; true if it has a command, and the browser should ignore it. */
  press(key: KeyPress): boolean {
    const model = this.#model;
    if (model === undefined || key.ctrl || key.alt) return false;
    if (this.aim.peek() !== undefined) return this.#pressAim(key);
    if (this.#stopErrand(model)) return true;
    const way = climbOf(key);
    const step = stepOf(key);
    const command = otherCommandOf(key);
    if (way !== undefined) {
      model.stairs.press(way);
      return true;
    }
    if (step === undefined && command === undefined) return false;
    model.stairs.forget();
    if (command !== undefined) return this.command(command);
    if (step?.isRun === true) model.run.begin({ kind: 'run', direction: step.direction });
    else if (step !== undefined) model.run.act({ kind: 'move', direction: step.direction });
    return true;
  }

  /** Any input stops an automatic action, and does no more than that. */
  #stopErrand({ run }: CavesPlayModel): boolean {
    if (run.errand === undefined) return false;
    run.stop();
    return true;
  }

  /** Performs a command; false for one that the page does not have. */
  command(command: OtherCommand | 'climb-up' | 'climb-down'): boolean {
    const model = this.#model;
    const use = USES[command];
    if (model === undefined) return false;
    if (use !== undefined) {
      this.askItem(use);
      return true;
    }
    const perform = this.#commandsOf(model)[command];
    perform?.();
    return perform !== undefined;
  }

  #commandsOf(model: CavesPlayModel): Partial<Readonly<Record<CavesCommand, () => void>>> {
    const { run, stairs } = model;
    return {
      'climb-up': () => stairs.press('up'),
      'climb-down': () => stairs.press('down'),
      attack: () => run.attack(),
      wait: () => run.act({ kind: 'wait' }),
      'pick-up': () => run.act({ kind: 'pick-up' }),
      explore: () => run.begin({ kind: 'explore' }),
      rest: () => run.begin({ kind: 'rest' }),
      dig: () => run.begin({ kind: 'dig' }),
      fire: () => this.#aimShot(model),
      look: () => this.look('look'),
      travel: () => this.look('travel'),
      map: () => this.open('map'),
      log: () => this.open('log'),
      help: () => this.open('help'),
      sight: () => this.open('sight'),
      menu: () => this.leave(),
      hints: () => toggleGuidance(),
      tiles: () => cavesSettings.change({ view: 'text' }),
    };
  }

  choose(offer: Offer): void {
    const model = this.#model;
    if (model === undefined) return;
    this.#clear();
    takeOffer(offer, {
      run: model.run,
      command: (command) => this.command(command as OtherCommand),
    });
  }

  /** Opens the list of items for a use, or shows the reason none fit. */
  askItem(use: ItemUse): void {
    const model = this.#model;
    if (model === undefined || model.session.isOver) return;
    if (slotsFor(playerOf(model.known.peek()), use).length === 0) {
      model.run.stop();
      model.notice.value = say(`caves-screen-none-${use}`);
      return;
    }
    batch(() => {
      this.use.value = use;
      this.open('items');
    });
  }

  /** Uses the item in a slot; further questions open a cursor or a dialog. */
  useItem(use: ItemUse, slot: number): void {
    const model = this.#model;
    if (model === undefined) return;
    this.#page().dialog.value = undefined;
    this.slot.value = slot;
    if (use === 'examine') this.open('item');
    else if (use === 'read') this.open('spells');
    else if (use === 'throw') this.#aimThrow(model, slot);
    else model.run.act({ kind: use, slot });
  }

  /** Aims a spell of the book in the slot. */
  cast(spell: SpellKind): void {
    const model = this.#model;
    if (model === undefined) return;
    this.#page().dialog.value = undefined;
    const view = model.known.peek();
    const slot = this.slot.peek();
    this.#begin({
      ...spellAim(view, !isHarmfulSpell(contentOf(view), spell)),
      prompt: say('caves-screen-ask-cast-at', { spell: nameSpell(spell, model.say) }),
      label: say('caves-do-cast'),
      choose: (at) => model.run.act({ kind: 'cast', slot, spell, at }),
    });
  }

  #aimThrow(model: CavesPlayModel, slot: number): void {
    const view = model.known.peek();
    const item = itemIn(playerOf(view), slot);
    if (item === undefined) return;
    const name = nameItem(item, view.potions, model.say, 'thing');
    this.#begin({
      ...missileAim(view, item, model.say),
      prompt: say('caves-screen-ask-throw-at', { item: name }),
      label: say('caves-do-throw-here'),
      choose: (at) => model.run.act({ kind: 'throw', slot, at }),
    });
  }

  #aimShot(model: CavesPlayModel): void {
    const view = model.known.peek();
    const { x, y } = playerOf(view);
    if (caves.refuse(view, { kind: 'fire', at: { x, y } })?.code === 'caves-no-bow') {
      model.notice.value = say('problem-caves-no-bow');
      return;
    }
    this.#begin({
      ...missileAim(view, undefined, model.say),
      prompt: say('caves-screen-ask-fire-at'),
      label: say('caves-do-fire-here'),
      again: 'fire',
      choose: (at) => model.run.act({ kind: 'fire', at }),
    });
  }

  /** Opens a cursor to look around, or to choose a destination. */
  look(command: 'look' | 'travel', at?: Place): void {
    const model = this.#model;
    if (model === undefined) return;
    model.run.stop();
    const view = model.known.peek();
    const { z } = playerOf(view);
    this.#begin({
      ...(command === 'look' ? lookAim(view, at) : travelAim(view)),
      prompt: '',
      label: say('caves-do-go'),
      again: command,
      choose: (place) => {
        model.run.begin({ kind: 'travel', to: { ...place, z } });
        return true;
      },
    });
  }

  #begin(aim: Omit<Aim, 'at'>): void {
    this.hovered.value = undefined;
    this.aim.value = { ...aim, at: aim.start };
  }

  #pressAim(key: KeyPress): boolean {
    const aim = this.aim.peek();
    if (aim === undefined) return false;
    const step = stepOf(key);
    const { name } = key;
    if (name === 'escape') this.aim.value = undefined;
    else if (name === 'tab') this.nextTarget(key.shift ? -1 : 1);
    else if (name === 'enter' || this.#isAgain(aim, key)) this.chooseAim();
    else if (step !== undefined) {
      const { x, y } = STEPS[step.direction];
      const far = step.isRun ? LEAP : 1;
      this.moveAim({ x: aim.at.x + far * x, y: aim.at.y + far * y });
    } else this.#jumpAim(key);
    return true;
  }

  /** Stairs keys move the cursor to the nearest known stairs. */
  #jumpAim(key: KeyPress): void {
    const way = climbOf(key);
    const model = this.#model;
    if (way === undefined || model === undefined) return;
    const stairs = nearestStairs(model.known.peek(), way === 'up' ? STAIRS_UP : STAIRS_DOWN);
    if (stairs !== undefined) this.moveAim(stairs);
  }

  #isAgain({ again }: Aim, { name }: KeyPress): boolean {
    return again !== undefined && bindingFor(CAVES_KEYS, again).keys.includes(name);
  }

  moveAim(at: Place): void {
    const aim = this.aim.peek();
    if (aim !== undefined && isInside(at.x, at.y)) this.aim.value = { ...aim, at };
  }

  nextTarget(by: 1 | -1): void {
    const aim = this.aim.peek();
    if (aim === undefined || aim.targets.length === 0) return;
    const { targets } = aim;
    const isOn = targets.findIndex(({ x, y }) => x === aim.at.x && y === aim.at.y);
    const index = isOn < 0 ? 0 : (isOn + by + targets.length) % targets.length;
    const at = targets[index];
    if (at !== undefined) this.aim.value = { ...aim, at };
  }

  chooseAim(): void {
    const aim = this.aim.peek();
    if (aim?.choose(aim.at) === true) this.aim.value = undefined;
  }

  /** A click on a cell: chooses it for the cursor, or acts there. */
  click(place: Place, isTap: boolean): void {
    const model = this.#model;
    if (model === undefined) return;
    const aim = this.aim.peek();
    if (aim !== undefined) {
      // A tap only moves the cursor, because a finger hides its cell; a second tap chooses.
      const isSame = aim.at.x === place.x && aim.at.y === place.y;
      this.moveAim(place);
      if (!isTap || isSame) this.chooseAim();
      return;
    }
    if (this.#stopErrand(model)) return;
    const pressed = pressOn(model.known.peek(), place);
    if (pressed?.kind === 'travel') model.run.begin(pressed);
    else if (pressed !== undefined) model.run.act(pressed.action);
  }

  /** A quick movement of a finger is a step. */
  flick(direction: Direction): void {
    const model = this.#model;
    if (model === undefined) return;
    const aim = this.aim.peek();
    const { x, y } = STEPS[direction];
    if (aim !== undefined) this.moveAim({ x: aim.at.x + x, y: aim.at.y + y });
    else if (!this.#stopErrand(model)) model.run.act({ kind: 'move', direction });
  }

  /** Makes cells larger or smaller. */
  zoom(by: 1 | -1): void {
    const { cell: chosen, ...others } = cavesSettings.peek();
    const size = this.#stage?.cssSize ?? { width: 1, height: 1 };
    const cell = zoomed(chosen, cellFor(size), by);
    cavesSettings.set(cell === undefined ? others : { ...others, cell });
  }

  /** Opens dropped files as a pack. */
  openPack(files: readonly InputFile[]): void {
    if (files.length === 0) return;
    if (this.#model !== undefined) this.leave();
    this.open('packs');
    void openPack(files);
  }

  hover(place: Place | undefined): void {
    const before = this.hovered.peek();
    if (before?.x === place?.x && before?.y === place?.y) return;
    if (this.aim.peek() !== undefined && place !== undefined) this.moveAim(place);
    this.hovered.value = place;
  }
}
