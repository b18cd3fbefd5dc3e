import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OptionValues } from '#core';
import { PERSON } from '#play';
import { caves } from '../../rules/index.ts';
import type { NewGameProps } from '#web/board/dialogs/game-dialogs.tsx';
import { say } from '#web/language/language.ts';
import { NewRunDialog as AnyNewRunDialog } from '#web/run/new-run.tsx';
import { Choice } from '#web/ui/choice.tsx';
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
  useEffect(() => {
    if (shelf.peek() === undefined) void loadShelf();
  }, []);
  const packs = listPacks(shelf.value?.packs ?? []);
  const pack = packs.find(({ text }) => text === values.value['pack']) ?? packs[0];
  const isClassic = (pack?.text ?? '') === '';
  return (
    <AnyNewRunDialog
      game={caves.id}
      title={say('caves-page-new')}
      seed={last.seed}
      values={values}
      fields={isClassic ? { mode, depth } : { mode }}
      top={
        packs.length > 1 ? (
          <Choice
            label={say('caves-option-pack')}
            about={say('caves-option-pack-about')}
            value={pack?.id ?? ''}
            choices={packs.map((one) => ({ value: one.id, label: namePack(one, say) }))}
            onChoose={(id) => {
              const text = packs.find((one) => one.id === id)?.text ?? '';
              values.value = { ...values.value, pack: text };
            }}
          />
        ) : null
      }
      buttons={
        <button type="button" onClick={() => (gamePage.dialog.value = 'packs')}>
          {say('caves-page-packs')}
        </button>
      }
      onStart={(seed) => {
        const options = { ...values.value, pack: pack?.text ?? '' };
        const name = pack === undefined || isClassic ? '' : namePack(pack, say);
        onStart({ options, seats: [PERSON], seed, ...(name === '' ? {} : { name }) });
      }}
      onClose={onClose}
    />
  );
}
