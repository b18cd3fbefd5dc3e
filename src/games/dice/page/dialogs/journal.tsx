import type { AnyMatch } from '#core';
import type { JourneyState } from '../../rules/index.ts';
import { countStatistics } from '../../voice/statistics.ts';
import { nameInCampaign } from '../../voice/status.ts';
import { buildStory } from '../../voice/story.ts';
import { tenth } from '../../voice/ways.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DicePlayModel } from '../game/dice-play-model.ts';

interface JournalDialogProps {
  readonly model: DicePlayModel;
  readonly onClose: () => void;
}

/** Maximum number of past entries in the journal. */
const ENTRIES = 3000;

/** Statistics so far, and the journal: the latest turn first, with all dice of every check. */
export function JournalDialog({ model, onClose }: JournalDialogProps) {
  const words = model.words.value;
  const { say } = words;
  const match = model.match as unknown as AnyMatch;
  const parts = [...buildStory(match, words, Math.max(0, match.cursor - ENTRIES))].reverse();
  return (
    <Dialog isText name="journal" title={say('dice-screen-journal')} onClose={onClose}>
      <Figures match={match} words={words} />
      {parts.length === 0 ? <p class="empty">{say('log-empty')}</p> : null}
      {parts.map(({ title, lines }, at) => (
        <section key={at} class="journal">
          <h3>{title}</h3>
          {lines.map(({ text, isRoll }, line) => (
            <p key={line} class={isRoll ? 'roll' : ''}>
              {text}
            </p>
          ))}
        </section>
      ))}
    </Dialog>
  );
}

interface FiguresProps {
  readonly match: AnyMatch;
  readonly words: DiceWords;
}

/** Statistics of checks and dice, in total and by hero. */
function Figures({ match, words: { say }, words }: FiguresProps) {
  const { rolls, checks, won, expected, turns, defeated, closed, heroes } = countStatistics(match);
  const state = match.state as JourneyState;
  return (
    <details class="rules figures">
      <summary>{say('dice-screen-statistics')}</summary>
      <p>{say('dice-stat-turns', { count: turns })}</p>
      <p>{say('dice-stat-checks', { won, checks, expected: tenth(expected) })}</p>
      <p>{say('dice-stat-beaten', { defeated, closed })}</p>
      <ul>
        {rolls.map(({ size, count, sum }) => {
          const args = { size, count, mean: tenth(sum / count), expected: tenth((size + 1) / 2) };
          return count === 0 ? null : <li key={size}>{say('dice-stat-size', args)}</li>;
        })}
      </ul>
      <dl class="glossary">
        {heroes.map((hero, at) => (
          <div key={at}>
            <dt>{nameInCampaign(state, at, words)}</dt>
            <dd>{say('dice-stat-hero', { ...hero, expected: tenth(hero.expected) })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
