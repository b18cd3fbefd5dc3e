import './run.css';
import type { ComponentChildren } from 'preact';
import { makeLine } from '#roguelike/log.ts';
import { botFacts, lastLines, scoreFact, shareText, unusedItems } from '#roguelike/report.ts';
import type { RunReport } from '#roguelike/report.ts';
import { say } from '../language/language.ts';
import { CopyButton } from '../ui/copy-button.tsx';

interface DeathProps<I> {
  readonly report: RunReport<I>;
  /** Picture of an item. */
  readonly icon: (item: I) => ComponentChildren;
}

/** The end of a run: its last turns, what was carried unused, and how it ranks. */
export function DeathReport<I>({ report, icon }: DeathProps<I>) {
  const { title, about, isWon } = report;
  const shared = shareText(report, say);
  const unused = unusedItems(report);
  return (
    // The focus keeps stray game keys from pressing a button.
    <div class="run-death" tabIndex={-1} autofocus>
      <p class={isWon ? 'run-ending run-ending-won' : 'run-ending'}>
        <b>{title}</b> {about}
      </p>
      <Facts report={report} />
      {shared === undefined ? null : (
        <div class="row">
          <CopyButton text={shared} />
          <span class="about">{say('run-daily-copy')}</span>
        </div>
      )}
      <section>
        <h3>{say('run-over-last')}</h3>
        <ol class="run-last">
          {lastLines(report).map((line, at) => (
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
          {unused.map(({ label, item }) => (
            <li key={label}>
              {icon(item)}
              {label}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Facts({ report }: { readonly report: RunReport<unknown> }) {
  const { facts, scoreParts } = report;
  return (
    <dl class="run-facts">
      {[...facts, scoreFact(report, say), ...botFacts(report, say)].map(([id, name, value]) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd data-over-fact={id}>
            {value}
            {id !== 'score' || scoreParts.length === 0 ? null : (
              <span class="run-score-parts">{scoreParts.join(' · ')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
