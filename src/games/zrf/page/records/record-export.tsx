import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Parsed } from '#core';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { downloadText } from '#web/ui/download.ts';
import { Icon } from '#web/ui/icon.tsx';
import { say, sayProblem } from '#web/language/language.ts';
import { saves } from '#web/storage/saves.ts';
import { familyOf } from '../../notation/index.ts';
import { notatePosition, pgnOfMatch } from '../../voice/records.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

interface RecordExportProps {
  readonly page: ZrfPageModel;
}

/** Date as PGN writes it. */
function dateText(time: number): string {
  const date = new Date(time);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [date.getFullYear(), ...parts].join('.');
}

/** Day on which the game was played last. */
function dateOf({ gamePage }: ZrfPageModel): string {
  const save = saves.value.find(({ id }) => id === gamePage.saveId);
  return dateText(save?.updated ?? Date.now());
}

/** Names of bots; people have none. */
function playersOf({ model, participants }: ZrfPageModel): readonly string[] {
  return model.session.seats.map(({ kind }, seat) =>
    kind === 'bot' ? (participants.value.names[seat] ?? '?') : '?',
  );
}

/** Name of a file: the game's name or title, then its date. */
function fileNameOf({ model, words }: ZrfPageModel, day: string): string {
  const name = model.session.name || words.value.variant(model.match.state.variant);
  const date = model.session.name === '' ? day : '';
  return `${name} ${date}`
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '')
    .join('-');
}

/** The game as PGN, written once the dialog is on the page: long games take a moment. */
function usePgn(page: ZrfPageModel, date: string): Parsed<string> | undefined {
  const pgn = useSignal<Parsed<string> | undefined>(undefined);
  const { file, session } = page.model;
  useEffect(() => {
    const timer = setTimeout(() => {
      const { match, annotations } = session;
      const tags = new Map([['Date', date]]);
      pgn.value = pgnOfMatch(file.game, match, playersOf(page), { tags, annotations });
    });
    return () => clearTimeout(timer);
  }, [page, date]);
  return pgn.value;
}

/** Position and game in the notation of their players: to copy, save and share. */
export function RecordExport({ page }: RecordExportProps) {
  const { model } = page;
  const position = notatePosition(model.file.game, model.state.value);
  const date = dateOf(page);
  const written = usePgn(page, date);
  if (position === undefined && written?.ok === false) return null;
  const pgn = written?.ok === true ? written.value : '';
  const ending = familyOf(model.rules) === 'draughts' ? 'pdn' : 'pgn';
  const name = fileNameOf(page, date);
  return (
    <section class="record-export">
      <h3>{say('record-export')}</h3>
      {position === undefined ? null : (
        <input
          class="link"
          readOnly
          aria-label={position.name}
          value={position.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {written?.ok === false ? (
        <p class="about">{written.problems.map(sayProblem).join(' ')}</p>
      ) : null}
      <div class="row">
        {position === undefined ? null : (
          <CopyButton text={position.text} label={say('record-copy', { name: position.name })} />
        )}
        {written?.ok === false ? null : (
          <>
            <CopyButton text={pgn} label={say('record-copy', { name: ending.toUpperCase() })} />
            <button
              type="button"
              class="save-record"
              disabled={pgn === ''}
              onClick={() => downloadText(name, pgn, ending)}
            >
              <Icon name="download" />
              {say('record-save', { ending })}
            </button>
            <ShareFile name={`${name}.${ending}`} text={pgn} />
          </>
        )}
      </div>
    </section>
  );
}

/** Shares a file with other applications, on devices that can. */
function ShareFile({ name, text }: { readonly name: string; readonly text: string }) {
  // Few systems share other types.
  const files = [new File([text], `${name}.txt`, { type: 'text/plain' })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return null;
  return (
    <button type="button" onClick={() => void navigator.share({ files }).catch(() => undefined)}>
      <Icon name="share" />
      {say('web-share-with')}
    </button>
  );
}
