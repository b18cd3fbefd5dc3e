import { useEffect } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpenButton } from '#web/ui/open-button.tsx';
import { ProblemList } from '#web/ui/problem-list.tsx';
import { defaultOptions } from '#core';
import { PERSON } from '#play';
import { newSeed } from '#web/board/game-page.ts';
import { caves } from '../../rules/index.ts';
import type { CavesGamePage } from '../game/caves-page.ts';
import { listPacks, namePack } from '../../voice/pack-list.ts';
import type { ListedPack } from '../../voice/pack-list.ts';
import { loadShelf, openPack, removePack, shelf, trouble } from '../packs/own-packs.ts';

interface PacksDialogProps {
  readonly gamePage: CavesGamePage;
  readonly onClose: () => void;
}

/** Opens packs from files, and lists them with the built-in ones. */
export function PacksDialog({ gamePage, onClose }: PacksDialogProps) {
  useEffect(() => {
    if (shelf.peek() === undefined) void loadShelf();
    return () => (trouble.value = undefined);
  }, []);
  const now = trouble.value;
  const play = (pack: ListedPack) => {
    onClose();
    const options = { ...defaultOptions(caves.options), pack: pack.text };
    const name = pack.text === '' ? '' : namePack(pack, say);
    gamePage.startNew({ options, seats: [PERSON], seed: newSeed(), name });
  };
  return (
    <Dialog name="caves-packs" title={say('caves-page-packs')} onClose={onClose}>
      <p>{say('caves-page-packs-about')}</p>
      <div class="row">
        <OpenButton
          name="open-pack"
          label={say('caves-page-open-file')}
          accept=".zip,.yaml,.yml"
          onOpen={openPack}
        />
        <OpenButton
          name="open-pack-folder"
          label={say('caves-page-open-folder')}
          isFolder
          onOpen={openPack}
        />
      </div>
      {now === undefined ? null : (
        <section class="caves-trouble">
          <h3>
            {say(now.isPlayable ? 'caves-page-warned' : 'caves-page-refused', { name: now.where })}
          </h3>
          <ProblemList problems={now.problems} />
        </section>
      )}
      <ul class="caves-packs">
        {listPacks(shelf.value?.packs ?? []).map((pack) => (
          <li key={pack.id} data-pack={pack.id}>
            <span>
              <b>{namePack(pack, say)}</b> {pack.version}
            </span>
            <button type="button" onClick={() => play(pack)}>
              {say('web-play')}
            </button>
            {pack.isOwn ? <Remove id={pack.id} /> : null}
          </li>
        ))}
        {(shelf.value?.broken ?? []).map(({ where, problems }) => (
          <li key={where} class="caves-pack-broken">
            <b>{where}</b>
            <ProblemList problems={problems} />
            <Remove id={where} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Remove({ id }: { readonly id: string }) {
  return (
    <button type="button" class="quiet" onClick={() => void removePack(id)}>
      <Icon name="trash" />
      {say('caves-page-remove')}
    </button>
  );
}
