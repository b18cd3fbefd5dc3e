import type { AnyMatch } from '#core';
import type { DiceEvent, DiceState, JourneyState } from '../rules/index.ts';
import { describePart } from './checks.ts';
import { describeJourneyEvents, describeSceneEvents } from './happenings.ts';
import { sayFace } from './marks.ts';
import { stepsOf } from './records/steps.ts';
import type { JourneyStep } from './records/steps.ts';
import type { DiceWords } from './words.ts';

/** A sentence of a story, or the dice of its check. */
export interface StoryLine {
  readonly text: string;
  readonly isRoll: boolean;
}

/** Events under one heading: a turn, a camp, the start of a scenario. */
export interface StoryPart {
  readonly title: string;
  readonly lines: readonly StoryLine[];
}

type Rolled = Extract<DiceEvent, { readonly kind: 'checked' | 'tallied' }>;

/** All dice of a check with their faces and modifiers: `P4 → 3, Hit +1 — E6 → 2`. */
function describeRolls(state: DiceState, event: Rolled, words: DiceWords): string {
  const side = (isFoe: boolean) => {
    const dice = event.dice.filter(({ role }) => (role === 'foe') === isFoe);
    const parts = event.parts.filter(
      (part) => (part.side === 'foe') === isFoe && part.amount !== 0,
    );
    return words.messages.list([
      ...dice.map(({ die, face }) =>
        words.say('dice-said-face', { die: words.short(die), face: sayFace(die, face, words) }),
      ),
      ...parts.map((part) => describePart(state, part, words)),
    ]);
  };
  const [own, foe] = [side(false), side(true)];
  if (own === '' || foe === '') return own + foe;
  return words.say('dice-said-dice', { own, foe });
}

function isRolled(event: DiceEvent): event is Rolled {
  return event.kind === 'checked' || event.kind === 'tallied';
}

class StoryBuilder {
  readonly parts: StoryPart[] = [];
  readonly #words: DiceWords;
  #title: string;
  #lines: StoryLine[] = [];
  /** Events of the turn so far, and the state before them. */
  #events: DiceEvent[] = [];
  #scene: DiceState | undefined;

  constructor(words: DiceWords, title: string) {
    this.#words = words;
    this.#title = title;
  }

  begin(title: string): void {
    this.#addEvents();
    if (this.#lines.length > 0) this.parts.push({ title: this.#title, lines: this.#lines });
    this.#title = title;
    this.#lines = [];
  }

  add(step: JourneyStep): void {
    const { before, events } = step;
    const { scene } = before;
    const isBack = events.some(({ kind }) => kind === 'came-back');
    if (scene === undefined || isBack) this.#addCamp(step, isBack);
    else for (const event of events as readonly DiceEvent[]) this.#note(scene, event);
  }

  /** Describes everything in camp, and the arrival and departure. */
  #addCamp({ before, events }: JourneyStep, isBack: boolean): void {
    if (isBack) this.begin(this.#words.say('dice-camp-title'));
    for (const event of events) {
      if (event.kind === 'set-out') this.begin(this.#words.scenario(event.scenario));
    }
    for (const text of describeJourneyEvents(before, events, this.#words)) this.#say(text);
  }

  #note(scene: DiceState, event: DiceEvent): void {
    this.#scene ??= scene;
    if (event.kind === 'turn') {
      const [title = ''] = describeSceneEvents(scene, [event], this.#words);
      this.begin(title);
      return;
    }
    if (!isRolled(event)) {
      this.#events.push(event);
      return;
    }
    this.#addEvents();
    // A check names the encounter, which is missing in the state before the other events.
    for (const text of describeSceneEvents(scene, [event], this.#words)) this.#say(text);
    this.#say(describeRolls(scene, event, this.#words), true);
  }

  #addEvents(): void {
    const [scene, events] = [this.#scene, this.#events];
    this.#scene = undefined;
    this.#events = [];
    if (scene === undefined) return;
    for (const text of describeSceneEvents(scene, events, this.#words)) this.#say(text);
  }

  #say(text: string, isRoll = false): void {
    if (text !== '') this.#lines.push({ text, isRoll });
  }
}

/** The story of a journey in parts, with all dice of every check. `from` is an index of entries. */
export function buildStory(match: AnyMatch, words: DiceWords, from = 0): readonly StoryPart[] {
  const { scene } = match.stateAt(from) as JourneyState;
  const first =
    scene === undefined ? words.say('dice-camp-title') : words.scenario(scene.world.scenario.id);
  const builder = new StoryBuilder(words, first);
  for (const step of stepsOf(match, from)) builder.add(step);
  builder.begin('');
  return builder.parts;
}
