import { isMark, sumOfParts } from '../rules/index.ts';
import { isStrike, strikeDamage } from '../bots/forecast/flight.ts';
import type {
  CheckMethod,
  DiceEvent,
  DiceState,
  Die,
  Odds,
  Part,
  RollPhase,
} from '../rules/index.ts';
import type { Forecast } from '../bots/forecast/forecast.ts';
import { signed, tenth } from './ways.ts';
import type { DiceWords } from './words.ts';

/** A die in a check. It shows its size until it is rolled, then its face. */
export interface CheckDie {
  readonly die: Die;
  readonly face: number | undefined;
}

/** View of a check for both shells: before, during and after its roll. */
export interface CheckShown {
  /** Dice used, then helping dice. */
  readonly own: readonly CheckDie[];
  readonly foe: CheckDie | undefined;
  readonly method: CheckMethod;
  /** Modifiers by source, such as `Hit +2`: for and against the hero. */
  readonly ownParts: readonly string[];
  readonly foeParts: readonly string[];
  /** Sums of these modifiers. */
  readonly ownSum: number;
  readonly foeSum: number;
  readonly odds: Odds | undefined;
  /** The hero's total minus the opponent's; undefined until all dice are rolled. */
  readonly result: number | undefined;
  readonly won: boolean | undefined;
  /**
   * A roll of the threat alone, which cannot be won: the dice it costs, and `isAway` if the hero
   * escaped.
   */
  readonly strike: { readonly damage: number; readonly isAway: boolean } | undefined;
}

/** Short name for the source of a part. */
function nameSource(state: DiceState, { source, id }: Part, words: DiceWords): string {
  if (source === 'skill' || source === 'passive') return words.skill(id);
  if (source === 'boon') return words.skillOf(state, state.turn.hero, id);
  if (source === 'keepsake') return words.keepsake(id);
  if (source === 'trait') return words.trait(id);
  if (source === 'power') return words.power(id);
  if (source === 'mark' && isMark(id)) return words.mark(id);
  if (source === 'location-rule' || source === 'scenario-rule') return words.rule(id);
  return words.say(`dice-part-${source}`);
}

/** A part of a total with its source: `Hit +2`. */
export function describePart(state: DiceState, part: Part, words: DiceWords): string {
  const amount = part.source === 'difficulty' ? String(part.amount) : signed(part.amount);
  return `${nameSource(state, part, words)} ${amount}`;
}

/** Source and amount of a part described by `describePart`. */
export function splitPart(text: string): readonly [source: string, amount: string] {
  const at = text.lastIndexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}

function partsOf(
  state: DiceState,
  parts: readonly Part[],
  side: Part['side'],
  words: DiceWords,
): readonly string[] {
  return parts
    .filter((part) => part.side === side && part.amount !== 0)
    .map((part) => describePart(state, part, words));
}

/** View of a check before or during its roll, with its exact chance. */
export function checkAhead(
  state: DiceState,
  roll: RollPhase,
  odds: Odds | undefined,
  words: DiceWords,
): CheckShown {
  const { dice, helpers, foe, rolls, method, parts } = roll;
  const own = [...dice, ...helpers];
  return {
    own: own.map((die, at) => ({ die, face: rolls[at] })),
    foe: foe && { die: foe, face: rolls[own.length] },
    method,
    ownParts: partsOf(state, parts, 'own', words),
    foeParts: partsOf(state, parts, 'foe', words),
    ownSum: sumOfParts(parts, 'own'),
    foeSum: sumOfParts(parts, 'foe'),
    odds,
    result: undefined,
    won: undefined,
    strike: undefined,
  };
}

/** View of a finished check, from its event. */
export function checkDone(
  state: DiceState,
  event: Extract<DiceEvent, { readonly kind: 'checked' }>,
  words: DiceWords,
): CheckShown {
  const { dice, method, parts, total, against, won } = event;
  const rolled = dice.map(({ die, face, role }) => ({ die, face, role }));
  return {
    own: rolled.filter(({ role }) => role !== 'foe'),
    foe: rolled.find(({ role }) => role === 'foe'),
    method,
    ownParts: partsOf(state, parts, 'own', words),
    foeParts: partsOf(state, parts, 'foe', words),
    ownSum: sumOfParts(parts, 'own'),
    foeSum: sumOfParts(parts, 'foe'),
    odds: undefined,
    result: total - against,
    won,
    strike: isStrike(event)
      ? { damage: strikeDamage(state, event), isAway: event.check === 'flee' }
      : undefined,
  };
}

/** Result of a check: `SUCCESS` or `FAIL` with the margin, or the damage of a strike. */
export function describeResult({ strike, result, won }: CheckShown, { say }: DiceWords): string {
  if (strike !== undefined) {
    return say(strike.isAway ? 'dice-screen-got-away' : 'dice-screen-struck', {
      damage: strike.damage,
    });
  }
  const word = say(won === true ? 'dice-screen-success' : 'dice-screen-fail');
  return say('dice-screen-result', { result: signed(result ?? 0), word });
}

/** Colour of a result. A flight counts as a warning, not as won or lost. */
export function moodOf({ strike, won }: CheckShown): 'good' | 'warn' | 'bad' {
  if (strike?.isAway === true) return 'warn';
  return won === true ? 'good' : 'bad';
}

/** A chance as a whole percentage, but never 0 or 100 unless certain. */
export function percent({ favourable, total }: Odds): number {
  if (favourable === 0 || favourable === total) return favourable === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * favourable) / total)));
}

/** Short forecast of an action: `72 %, damage 1.4`; '' without effects. */
export function describeForecast(forecast: Forecast | undefined, words: DiceWords): string {
  if (forecast === undefined) return '';
  const { say } = words;
  const { odds, damage, dooms, doom } = forecast;
  const parts = [
    ...(odds === undefined ? [] : [say('dice-forecast-odds', { percent: percent(odds) })]),
    ...(damage === undefined ? [] : [describeDamage(damage, words)]),
    ...describeDoom({ dooms, doom }, words),
  ];
  return parts.join(' · ');
}

/** Damage ahead: exact if no roll can change it, otherwise its average. */
function describeDamage(
  { sum, total, most }: NonNullable<Forecast['damage']>,
  { say }: DiceWords,
): string {
  const average = sum / total;
  const isSure = average === most;
  return say(isSure ? 'dice-forecast-damage-sure' : 'dice-forecast-damage', {
    damage: tenth(average),
  });
}

/** Risk that a hero cannot fill his hand afterwards; '' without a risk. */
export function describeDoom(
  { dooms, doom }: Pick<Forecast, 'dooms' | 'doom'>,
  { say }: DiceWords,
): readonly string[] {
  if (dooms) return [say('dice-forecast-dooms')];
  return doom.favourable > 0 ? [say('dice-forecast-doom', { percent: percent(doom) })] : [];
}
