import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../language/language.ts';
import { packShortest } from '../address/share.ts';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { shareAddress } from '../address/route.ts';

interface ShareDialogProps {
  readonly of: Parameters<typeof shareAddress>[0];
  readonly transcript: string;
  /** Shorter transcript, for a link that would be too long. */
  readonly shorter?: string;
  readonly onClose: () => void;
  /** Choice of content for the link, if there is one. */
  readonly children?: ComponentChildren;
}

/** Dialog with a link that contains the whole game. Nothing is uploaded. */
export function ShareDialog({ of, transcript, shorter, onClose, children }: ShareDialogProps) {
  const link = useSignal('');
  const note = useSignal('');
  useEffect(() => {
    const texts = shorter === undefined ? [transcript] : [transcript, shorter];
    void packShortest(texts).then((found) => {
      link.value = found === undefined ? '' : shareAddress(of, found.packed);
      const isShortened = found !== undefined && found.index > 0;
      note.value = isShortened ? say('web-share-moves') : found ? '' : say('web-share-long');
    });
  }, [transcript, shorter]);
  return (
    <Dialog
      name="share"
      title={say('web-share')}
      onClose={onClose}
      actions={<ShareButtons link={link.value} />}
    >
      {children ?? (note.value === '' ? <p>{say('web-share-about')}</p> : null)}
      {note.value === '' ? null : <p role="status">{note.value}</p>}
      <input
        class="link"
        readOnly
        aria-label={say('web-share-link')}
        value={link.value}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}

function ShareButtons({ link }: { readonly link: string }) {
  const canShare = 'share' in navigator;
  return (
    <>
      {canShare ? (
        <button
          type="button"
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          <Icon name="share" />
          {say('web-share-with')}
        </button>
      ) : null}
      <CopyButton text={link} />
    </>
  );
}
