import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../language/language.ts';
import { packText } from '../address/share.ts';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { shareAddress } from '../address/route.ts';

interface ShareDialogProps {
  readonly of: Parameters<typeof shareAddress>[0];
  readonly transcript: string;
  readonly onClose: () => void;
  /** Choice of content for the link, if there is one. */
  readonly children?: ComponentChildren;
}

/** Dialog with a link that contains the whole game. Nothing is uploaded. */
export function ShareDialog({ of, transcript, onClose, children }: ShareDialogProps) {
  const link = useSignal('');
  useEffect(() => {
    void packText(transcript).then((packed) => (link.value = shareAddress(of, packed)));
  }, [transcript]);
  return (
    <Dialog
      name="share"
      title={say('web-share')}
      onClose={onClose}
      actions={<ShareButtons link={link.value} />}
    >
      {children ?? <p>{say('web-share-about')}</p>}
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
