import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import { summarizeRecord } from '../../voice/describe-record.ts';
import type { RecordEntry } from './fitting-games.ts';

/** Games shown at a time; a search finds the others. */
const MAX_SHOWN = 100;
/** Number of games from which a search is offered. */
const MIN_SEARCHED = 8;

interface RecordListProps {
  readonly entries: readonly RecordEntry[];
  readonly onChoose: (entry: RecordEntry) => void;
}

/** A game with its summary, and the text that a search goes through. */
function listed(entry: RecordEntry, index: number) {
  const summary = summarizeRecord(entry.recorded, index + 1, say);
  const { title, result, details } = summary;
  return { entry, summary, text: [title, result, ...details].join(' ').toLocaleLowerCase() };
}

/** Games of a text, to choose from. */
export function RecordList({ entries, onChoose }: RecordListProps) {
  const search = useSignal('');
  const list = useRef<HTMLUListElement>(null);
  // The button that opened the list is gone.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const words = search.value.toLocaleLowerCase().split(/\s+/);
  const all = useMemo(() => entries.map(listed), [entries]);
  const found = all.filter(({ text }) => words.every((word) => text.includes(word)));
  return (
    <>
      <p>{say('record-games', { count: entries.length })}</p>
      {entries.length < MIN_SEARCHED ? null : (
        <input
          type="search"
          aria-label={say('record-search')}
          placeholder={say('record-search')}
          value={search.value}
          onInput={(event) => (search.value = event.currentTarget.value)}
        />
      )}
      <ul class="record-list" ref={list}>
        {found.slice(0, MAX_SHOWN).map(({ entry, summary }, index) => (
          <li key={index}>
            <button type="button" class="record-row" onClick={() => onChoose(entry)}>
              <bdi class="record-title">{summary.title}</bdi>
              <bdi class="record-result">{summary.result}</bdi>
              <bdi class="record-details">{summary.details.join(' · ')}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p class="empty">{say('zrf-none-found')}</p> : null}
      {found.length > MAX_SHOWN ? (
        <p class="about">{say('record-more', { count: found.length - MAX_SHOWN })}</p>
      ) : null}
    </>
  );
}
