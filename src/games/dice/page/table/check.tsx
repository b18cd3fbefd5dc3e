import { describeResult, moodOf, percent, splitPart } from '../../voice/checks.ts';
import type { CheckDie, CheckShown } from '../../voice/checks.ts';
import { describeFace, plainText, sayFace, signOf } from '../../voice/marks.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Solid } from '../solids/solid.tsx';

interface CheckProps {
  readonly check: CheckShown;
  readonly words: DiceWords;
  /**
   * Duration of the tumble of its dice in milliseconds, 0 for dice at rest; `isTumbling` is true
   * until they stop.
   */
  readonly tumble?: number;
  readonly isTumbling?: boolean;
}

/** Both sides of a check: their dice, the modifiers by source, and the chance or the result. */
export function Check({ check, words, tumble = 0, isTumbling = false }: CheckProps) {
  const { own, foe, ownParts, foeParts, method } = check;
  const { say } = words;
  const sign = method === 'SUM' ? '+' : '/';
  const hasMethod = own.length > 1 && method !== 'SUM';
  return (
    <div class="check" data-won={isTumbling ? undefined : check.won}>
      {own.length === 0 ? null : (
        <>
          <div class="check-side check-own">
            <div class="check-dice">
              {own.map((one, at) => (
                <CheckDieView
                  key={one.die.id}
                  {...{ one, words, tumble }}
                  number={at}
                  sign={at === 0 ? '' : sign}
                />
              ))}
            </div>
            {hasMethod ? <p class="check-method">{say(`dice-method-${method}`)}</p> : null}
            <Parts title={say('dice-table-own')} parts={ownParts} />
          </div>
          <span class="check-versus">{say('dice-screen-versus')}</span>
        </>
      )}
      <div class="check-side check-foe">
        <div class="check-dice">
          {foe === undefined ? null : (
            <CheckDieView one={foe} words={words} tumble={tumble} number={7} sign="" />
          )}
        </div>
        <Parts title={say('dice-table-foe')} parts={foeParts} />
      </div>
      {isTumbling ? null : <Outcome check={check} words={words} />}
    </div>
  );
}

interface CheckDieProps {
  readonly one: CheckDie;
  readonly words: DiceWords;
  readonly tumble: number;
  readonly number: number;
  readonly sign: string;
}

function CheckDieView({ one: { die, face }, words, tumble, number, sign }: CheckDieProps) {
  const label =
    face === undefined
      ? words.die(die)
      : words.say('dice-page-rolled', { die: words.die(die), face: sayFace(die, face, words) });
  return (
    <>
      {sign === '' ? null : <span class="check-sign">{sign}</span>}
      <span class="check-die" role="img" aria-label={label}>
        <Solid
          die={die}
          text={face === undefined ? plainText(die, words) : describeFace(die, face)}
          sign={signOf(die, words)}
          tumble={tumble}
          number={number}
        />
        {face === undefined ? null : <small>{words.short(die)}</small>}
      </span>
    </>
  );
}

interface PartsProps {
  readonly title: string;
  /** Modifiers as described by `describePart`. */
  readonly parts: readonly string[];
}

/** The modifiers of a roll with their sources, as a table. */
export function Parts({ title, parts }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <table class="parts">
      <caption>{title}</caption>
      <tbody>
        {parts.map((part) => {
          const [source, amount] = splitPart(part);
          return (
            <tr key={part}>
              <th scope="row">{source}</th>
              <td>{amount}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const OUTCOMES = { good: 'won', warn: 'away', bad: 'lost' } as const;

function Outcome({ check, words }: CheckProps) {
  const { result, odds } = check;
  if (result !== undefined) {
    return (
      <p class={`outcome outcome-${OUTCOMES[moodOf(check)]}`}>{describeResult(check, words)}</p>
    );
  }
  if (odds === undefined) return null;
  const chance = percent(odds);
  return (
    <p class="outcome outcome-odds">
      {words.say('dice-screen-chance', { percent: chance })}
      <span class="odds-bar" aria-hidden="true">
        <span style={{ inlineSize: `${chance}%` }} />
      </span>
    </p>
  );
}
