import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { RogueEvent, RogueState } from '../../rules/index.ts';
import type { Offer } from '../../voice/offers.ts';
import { wayTo } from '../../voice/ways.ts';
import { nextThing } from '../../voice/describe-cell.ts';
import { takeOffer } from '#roguelike/offers.ts';
import { say } from '#web/language/language.ts';
import { speed } from '#web/storage/settings.ts';
import { rogueSettings } from '../settings/section.ts';
import { EventBus } from '../bus/event-bus.ts';
import type { LevelUpEvent, RogueBusEvent, WindowSize } from '../bus/events.ts';
import { firstState } from '../bus/states.ts';
import type { HandlerServices, GameState, State } from '../bus/states.ts';
import { makeHandlers } from '../handlers/index.ts';
import { bindingsOf } from '../keys/bindings.ts';
import type { PressedKey } from '../keys/bindings.ts';
import { isCommand } from '../keys/commands.ts';
import type { Art } from '../world/sprites.ts';
import { cellFor, zoomed } from './cell-size.ts';
import type { DialogName, RogueGamePage } from './rogue-page.ts';
import type { WorldView } from './rogue-play-model.ts';
import { visualsOf, worldShown } from './shown.ts';

/** The cell under the cursor. */
export type Cursor = GameState['cursor'];

/** Connects page events to the bus, and handlers' requests to the game. */
export class Shell implements WorldView {
  readonly #page: () => RogueGamePage;
  #bus: EventBus<State, RogueBusEvent> | undefined;
  #window: WindowSize = { width: 1, height: 1, density: 1 };
  /** Menu actions, numbered from 1. */
  starts: readonly (() => void)[] = [];
  /** Menu or game mode, and the cursor. */
  readonly cursor: Signal<Cursor> = signal(undefined);

  constructor(page: () => RogueGamePage) {
    this.#page = page;
  }

  /** Starts drawing; the bus lives as long as the canvas. */
  attach(canvas: HTMLCanvasElement): void {
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('canvas: no 2d context');
    const handlers = makeHandlers(this.#handlerServices(), sayLevelUp);
    this.#bus = new EventBus<State, RogueBusEvent>(handlers, firstState(canvas, context));
  }

  get state(): State | undefined {
    return this.#bus?.state;
  }

  fire(event: RogueBusEvent): void {
    this.#bus?.fire(event);
  }

  /** Handles a key; returns true if it has a command, and the browser should ignore it. */
  press(event: PressedKey): boolean {
    const { code, shiftKey, ctrlKey, altKey, metaKey } = event;
    const pressed = { code, shiftKey, ctrlKey, altKey, metaKey };
    return this.#bus?.fire({ type: 'keyDown', event: pressed }) === true;
  }

  resize(window: WindowSize): void {
    this.#window = window;
    this.fire({
      type: this.state?.previousUpdateTime === undefined ? 'load' : 'resize',
      event: window,
    });
  }

  /** Handles a click or tap on the canvas, in CSS pixels; some only look. */
  point(x: number, y: number, isLook: boolean): void {
    const { density } = this.#window;
    this.fire({ type: 'point', event: { x: x * density, y: y * density, isLook } });
  }

  wear(art: Art): void {
    this.fire({ type: 'art', art });
  }

  enter(state: RogueState): void {
    this.fire({ type: 'world', shown: worldShown(state), isDead: state.ending?.kind === 'died' });
  }

  turn(state: RogueState, events: readonly RogueEvent[]): void {
    const isAnimated = speed.peek() !== 'off';
    const visuals = visualsOf(events, state);
    this.fire({ type: 'turn', shown: worldShown(state), visuals, isAnimated });
    for (const event of events) {
      if (event.kind === 'level-up') {
        const { level, damage, armor, previousDamage, previousArmor } = event;
        this.fire({ type: 'levelUp', level, damage, armor, previousDamage, previousArmor });
      }
      if (event.kind === 'died') this.fire({ type: 'playerDie' });
    }
  }

  choose(offer: Offer): void {
    const run = this.#page().model.peek()?.run;
    if (run === undefined) return;
    takeOffer(offer, {
      run,
      command: (command) => {
        if (isCommand(command)) this.fire({ type: 'command', event: { command, isRun: false } });
      },
    });
  }

  /** Saves the game and returns to the menu. */
  leave(): void {
    const page = this.#page();
    page.dialog.value = undefined;
    page.close();
    this.fire({ type: 'leave' });
  }

  #handlerServices(): HandlerServices {
    const model = () => this.#page().model.peek();
    const run = () => model()?.run;
    const open = (name: DialogName) => (this.#page().dialog.value = name);
    return {
      bindings: () => bindingsOf(rogueSettings.peek().keys),
      choose: (number) => {
        const start = this.starts[number - 1];
        start?.();
        return start !== undefined;
      },
      step: (direction, isRun) =>
        isRun ? run()?.begin({ kind: 'run', direction }) : run()?.step(direction),
      act: (action) => this.#act(action),
      begin: (kind) => run()?.begin({ kind }),
      attack: () => run()?.attack(),
      travel: (to) => run()?.begin({ kind: 'travel', to }),
      stop: () => run()?.stop(),
      nextThing: (from, by) => {
        const state = model()?.state.peek();
        return state && nextThing(state, from, by);
      },
      wayTo: (to) => {
        const state = model()?.state.peek();
        return state && wayTo(state, to);
      },
      isAnimated: () => speed.peek() !== 'off',
      selectSlot: (slot) => run()?.select(slot),
      turnSlot: (by) => run()?.turnSlot(by),
      open,
      zoom: (by) => this.zoom(by),
      leave: () => this.leave(),
      goOn: (time) => model()?.tick(time),
      show: (state) => (this.cursor.value = state.state === 'menu' ? undefined : state.cursor),
    };
  }

  #act(action: 'wait' | 'use' | 'drop' | 'undo'): void {
    const model = this.#page().model.peek();
    if (action === 'undo') model?.undo();
    else model?.run.act({ kind: action });
  }

  /** Makes cells larger or smaller. */
  zoom(by: 1 | -1): void {
    const { cell: chosen, ...others } = rogueSettings.peek();
    const cell = zoomed(chosen, cellFor(this.#window), by);
    rogueSettings.set(cell === 'fit' ? others : { ...others, cell });
  }
}

function sayLevelUp({ level, damage, armor, previousDamage, previousArmor }: LevelUpEvent) {
  // The choice of a gift follows in worlds with floors, where levels themselves add none of these.
  if (damage === previousDamage) return [say('rogue-page-level', { level })];
  return [
    say('rogue-page-level', { level }),
    say('rogue-page-gained', { damage: damage - previousDamage, armor: armor - previousArmor }),
  ];
}
