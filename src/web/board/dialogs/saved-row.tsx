import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { MAX_GAME_NAME, parseSeats } from '#play';
import { participantsOf } from '#voice/participants.ts';
import type { SavedSummary } from '#voice/saved-summary.ts';
import { currentMessages, say, sayMoment } from '../../language/language.ts';
import { deleteSave } from '../../storage/saves.ts';
import type { SavedGame } from '../../storage/saves.ts';
import { Icon } from '../../ui/icon.tsx';

interface SavedRowProps {
  readonly save: SavedGame;
  /** Summary by the game itself, shown in place of seats and score; undefined for the default. */
  readonly tell: (save: SavedGame) => SavedSummary | undefined;
  /** Label of a game that was begun under older rules. */
  readonly label: (save: SavedGame) => string | undefined;
  /** True for the game on the page, which cannot be deleted. */
  readonly isOpen: boolean;
  readonly onResume: () => void;
  readonly onRename: (name: string) => void;
}

/** Saved game in the list, with buttons to continue, rename or delete it. */
export function SavedRow({ save, tell, label, isOpen, onResume, onRename }: SavedRowProps) {
  const isNaming = useSignal(false);
  const { language } = currentMessages();
  const summary = useMemo(() => tell(save), [save, language]);
  const begun = useMemo(() => label(save), [save, language]);
  if (isNaming.value) {
    return (
      <li class="save" data-entries={save.entries}>
        <NameForm
          name={save.name ?? ''}
          onDone={(name) => {
            isNaming.value = false;
            if (name !== undefined) onRename(name);
          }}
        />
      </li>
    );
  }
  const title = summary?.title ?? nameSeats(save);
  const shownName = save.name ?? title;
  return (
    <li class="save" data-entries={save.entries}>
      <button
        type="button"
        class="save-open"
        onClick={onResume}
        {...(isOpen ? { 'aria-current': true as const } : {})}
      >
        {save.name === undefined ? null : <span class="save-name">{save.name}</span>}
        <span class="save-seats">{title}</span>
        {summary === undefined ? (
          <span class="save-score">{save.scores.join(' : ')}</span>
        ) : (
          <span class="save-facts">{summary.facts.join(' · ')}</span>
        )}
        {begun === undefined ? null : <span class="save-about save-begun">{begun}</span>}
        <span class="save-about">{about(save, isOpen)}</span>
      </button>
      <button
        type="button"
        class="quiet icon-only save-rename"
        aria-label={say('web-games-rename', { name: shownName })}
        onClick={() => (isNaming.value = true)}
      >
        <Icon name="pencil" />
      </button>
      {isOpen ? null : (
        <button
          type="button"
          class="quiet icon-only save-delete"
          aria-label={say('web-games-delete', { name: shownName })}
          onClick={() => void deleteSave(save.id)}
        >
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}

interface NameFormProps {
  readonly name: string;
  /** Called with undefined to leave the name unchanged. */
  readonly onDone: (name: string | undefined) => void;
}

function NameForm({ name, onDone }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      class="save-naming"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(field.current?.value ?? '');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keep the dialog open.
        event.preventDefault();
        event.stopPropagation();
        onDone(undefined);
      }}
    >
      <input
        ref={field}
        type="text"
        defaultValue={name}
        maxLength={MAX_GAME_NAME}
        aria-label={say('web-games-name')}
        placeholder={say('web-games-name')}
      />
      <button type="submit" class="primary">
        {say('web-games-name-keep')}
      </button>
    </form>
  );
}

function nameSeats({ seats }: SavedGame): string {
  const parsed = parseSeats(seats, seats.split(' ').length);
  return parsed.ok ? participantsOf({ seats: parsed.value }, say).names.join(' – ') : seats;
}

function about({ entries, over, updated }: SavedGame, isOpen: boolean): string {
  const savedAt = sayMoment(updated);
  const state = isOpen ? 'open' : over ? 'over' : 'running';
  return say('web-games-about', { entries, state, when: savedAt });
}
