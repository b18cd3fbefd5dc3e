import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isSeed } from '#core';
import type { OptionValues } from '#core';
import { PERSON } from '#play';
import { caves } from '../../rules/index.ts';
import type { NewGameProps } from '#web/board/dialogs/game-dialogs.tsx';
import { SeedField } from '#web/board/dialogs/seed-field.tsx';
import { say } from '#web/language/language.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { OptionForm } from '#web/ui/option-form.tsx';
import type { CavesGamePage } from '../game/caves-page.ts';
import { listPacks, namePack } from '../../voice/pack-list.ts';
import { loadShelf, shelf } from '../packs/own-packs.ts';

const { mode, depth } = caves.options;

interface NewRunProps extends NewGameProps {
  readonly gamePage: CavesGamePage;
}

/** Options of the next run: its pack, mode, levels and seed. */
export function NewRunDialog({ last, onStart, onClose, gamePage }: NewRunProps) {
  const values = useSignal<OptionValues>(last.options);
  const seed = useSignal(last.seed);
  useEffect(() => {
    if (shelf.peek() === undefined) void loadShelf();
  }, []);
  const packs = listPacks(shelf.value?.packs ?? []);
  const pack = packs.find(({ text }) => text === values.value['pack']) ?? packs[0];
  const isClassic = (pack?.text ?? '') === '';
  const start = (event: Event) => {
    event.preventDefault();
    const text = seed.value.trim();
    if (!isSeed(text)) return;
    const options = { ...values.value, pack: pack?.text ?? '' };
    const name = pack === undefined || isClassic ? '' : namePack(pack, say);
    onStart({ options, seats: [PERSON], seed: text, ...(name === '' ? {} : { name }) });
  };
  const form = { game: caves.id, values: values.value };
  const change = (next: OptionValues) => (values.value = next);
  return (
    <Dialog
      name="new"
      title={say('caves-page-new')}
      onClose={onClose}
      actions={
        <>
          <button type="submit" form="new-run" class="primary" autofocus>
            {say('web-start')}
          </button>
          <button type="button" onClick={() => (gamePage.dialog.value = 'packs')}>
            {say('caves-page-packs')}
          </button>
        </>
      }
    >
      <form id="new-run" onSubmit={start}>
        {packs.length > 1 ? (
          <Choice
            label={say('caves-option-pack')}
            about={say('caves-option-pack-about')}
            value={pack?.id ?? ''}
            choices={packs.map((one) => ({ value: one.id, label: namePack(one, say) }))}
            onChoose={(id) =>
              change({
                ...values.value,
                pack: packs.find((one) => one.id === id)?.text ?? '',
              })
            }
          />
        ) : null}
        <OptionForm {...form} fields={isClassic ? { mode, depth } : { mode }} onChange={change} />
        <SeedField seed={seed} about={say('run-seed-about')} />
      </form>
    </Dialog>
  );
}
