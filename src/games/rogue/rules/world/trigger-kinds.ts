import type { ItemKind } from './kinds.ts';
import type { Place } from './place.ts';

/** Colours of keys and of the doors and chests that they open. */
export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Things that react when the hero steps onto their cell; the rules have a row for each. */
export const TRIGGER_KINDS = [
  'door',
  'key',
  'gate',
  'plate',
  'spikes',
  'well',
  'teleporter',
  'sign',
  'chest',
  'exit',
  'treasure',
  'reach',
] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** One translation of a sign, or of the name of the place that an exit leads to. */
export interface SignText {
  /** Language code; undefined for the default text. */
  readonly language?: string;
  readonly text: string;
}

/** A trigger as a world file describes it. */
export type Trigger =
  /** Closed until the hero enters it, with the key if it has a colour. */
  | { readonly kind: 'door'; readonly colour?: Colour }
  /** Opens all doors and chests of its colour. */
  | { readonly kind: 'key'; readonly colour: Colour }
  /** Opened and closed by the plates of its name. */
  | { readonly kind: 'gate'; readonly name: string; readonly isOpen: boolean }
  | { readonly kind: 'plate'; readonly name: string }
  | { readonly kind: 'spikes'; readonly damage: number }
  | { readonly kind: 'well'; readonly drinks: number }
  | { readonly kind: 'teleporter'; readonly to: Place }
  | { readonly kind: 'sign'; readonly texts: readonly SignText[] }
  | { readonly kind: 'chest'; readonly item: ItemKind; readonly colour?: Colour }
  /** Leads to another world of the same run, by file name without its extension. */
  | { readonly kind: 'exit'; readonly world: string; readonly texts: readonly SignText[] }
  /** Has to be collected to win. */
  | { readonly kind: 'treasure' }
  /** Wins the run once all other goals are met. */
  | { readonly kind: 'reach' };

export type TriggerOf<K extends TriggerKind> = Extract<Trigger, { readonly kind: K }>;

export type PlacedTrigger = Trigger & Place;

/** A goal without a place. */
export type WideGoal =
  /** Every mob of its world is dead. */
  | { readonly kind: 'clear' }
  /** This number of turns has been survived. */
  | { readonly kind: 'survive'; readonly turns: number };
