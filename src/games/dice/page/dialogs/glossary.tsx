import { useSignal } from '@preact/signals';
import { findEntries, glossary } from '../../voice/glossary.ts';
import type { GlossaryEntry } from '../../voice/glossary.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface GlossaryDialogProps {
  readonly words: DiceWords;
  readonly onClose: () => void;
}

/** A searchable list of every term, die, skill, trait and rule with its meaning. */
export function GlossaryDialog({ words, onClose }: GlossaryDialogProps) {
  const search = useSignal('');
  const { say } = words;
  const sections = glossary(words);
  const found = search.value.trim() === '' ? undefined : findEntries(sections, search.value);
  return (
    <Dialog name="glossary" title={say('dice-page-glossary')} onClose={onClose}>
      <label class="field">
        <span>{say('dice-page-search')}</span>
        <input
          type="search"
          value={search.value}
          onInput={(event) => (search.value = event.currentTarget.value)}
        />
      </label>
      {found?.length === 0 ? <p class="empty">{say('dice-page-search-none')}</p> : null}
      {found === undefined ? (
        sections.map(({ id, title, entries }) => (
          <section key={id}>
            <h3>{title}</h3>
            <Entries entries={entries} />
          </section>
        ))
      ) : (
        <Entries entries={found} />
      )}
    </Dialog>
  );
}

function Entries({ entries }: { readonly entries: readonly GlossaryEntry[] }) {
  return (
    <dl class="glossary">
      {entries.map(({ name, meaning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
