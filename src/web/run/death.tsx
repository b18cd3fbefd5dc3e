import './run.css';
import type { ComponentChildren } from 'preact';
import { makeLine } from '#roguelike/log.ts';
import type { LogLine } from '#roguelike/log.ts';
import type { Standing } from '#roguelike/standing.ts';
import type { BotShare } from '#roguelike/bot-scores.ts';
import { dateOfDaily } from '#roguelike/daily.ts';
import { say } from '../language/language.ts';
import { CopyButton } from '../ui/copy-button.tsx';

/** Messages of the end of a run that are shown. */
const LAST = 8;

interface DeathProps {
  /** Cause of death, or the ending. */
  readonly title: string;
  readonly about: string;
  readonly isWon: boolean;
  readonly log: readonly LogLine[];
  /** Items that were carried and not in use, with their pictures. */
  readonly unused: readonly { readonly label: string; readonly icon?: ComponentChildren }[];
  /** Facts about the run: names and values. */
  readonly facts: readonly (readonly [string, string, string])[];
  readonly standing: Standing | undefined;
  /** Sources of the points, if the game names them. */
  readonly scoreParts?: readonly string[];
  /** Shares of the bots' runs with a lower score; empty for runs that cannot be compared. */
  readonly bots: readonly BotShare[];
  readonly nameBot: (bot: string) => string;
  /** Name of the game, and the seed of the run, for the text to share. */
  readonly game: string;
  readonly seed: string;
}

/** The result of a daily run as a text to share; undefined for other runs. */
function shareText(props: DeathProps): string | undefined {
  const { title, about, facts, standing, bots, nameBot, game, seed } = props;
  const date = dateOfDaily(seed);
  if (date === undefined) return undefined;
  return [
    say('run-daily-share', { game, date }),
    `${title} ${about}`.trim(),
    ...facts.flatMap(([id, name, value]) => (id === 'seed' ? [] : [`${name}: ${value}`])),
    ...(standing === undefined ? [] : [`${say('run-over-score')}: ${standing.score}`]),
    ...bots.map(({ bot, below }) => `${nameBot(bot)}: ${say('run-over-bot', { below })}`),
  ].join('\n');
}

/** The end of a run: its last turns, what was carried unused, and how it ranks. */
export function DeathReport(props: DeathProps) {
  const {
    title,
    about,
    isWon,
    log,
    unused,
    facts,
    standing,
    scoreParts = [],
    bots,
    nameBot,
  } = props;
  const shared = shareText(props);
  return (
    <div class="run-death">
      <p class={isWon ? 'run-ending run-ending-won' : 'run-ending'}>
        <b>{title}</b> {about}
      </p>
      <dl class="run-facts">
        {facts.map(([id, name, value]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd data-over-fact={id}>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{say('run-over-score')}</dt>
          <dd data-over-fact="score">
            {standing === undefined
              ? say('run-over-unscored')
              : say('run-over-rank', { ...standing })}
            {scoreParts.length === 0 ? null : (
              <span class="run-score-parts">{scoreParts.join(' · ')}</span>
            )}
          </dd>
        </div>
        {bots.map(({ bot, below }) => (
          <div key={bot}>
            <dt>{nameBot(bot)}</dt>
            <dd data-over-fact={`bot-${bot}`}>{say('run-over-bot', { below })}</dd>
          </div>
        ))}
      </dl>
      {shared === undefined ? null : (
        <div class="row">
          <CopyButton text={shared} />
          <span class="about">{say('run-daily-copy')}</span>
        </div>
      )}
      <section>
        <h3>{say('run-over-last')}</h3>
        <ol class="run-last">
          {log.slice(-LAST).map((line, at) => (
            <li key={at} class={`run-last-${line.tone}`}>
              <span class="run-history-turn">{line.turn}</span> {makeLine(line)}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{say('run-over-unused')}</h3>
        {unused.length === 0 ? <p class="about">{say('run-over-unused-none')}</p> : null}
        <ul class="run-unused">
          {[...new Set(unused.map(({ label }) => label))].map((label) => {
            const alike = unused.filter((one) => one.label === label);
            return (
              <li key={label}>
                {alike[0]?.icon}
                {alike.length === 1 ? label : `${label} ×${alike.length}`}
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
