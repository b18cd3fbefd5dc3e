import type { Pack } from '../../rules/index.ts';
import type { Tale } from '../../voice/choices.ts';
import type { DiceWords } from '../../voice/words.ts';
import { pictureUrl } from '../adventures/picture-urls.ts';
import { Picture } from '../pictures/picture.tsx';

interface EndingPictureProps {
  readonly pack: Pack;
  readonly id: string;
}

/** The picture of an ending, if the adventure has one. */
export function EndingPicture({ pack, id }: EndingPictureProps) {
  const of = { name: `endings/${id}`, general: '' };
  return pictureUrl(pack, of) === undefined ? null : (
    <Picture pack={pack} of={of} class="print-wide" />
  );
}

interface EndingProps {
  readonly pack: Pack;
  readonly tale: Tale;
  readonly words: DiceWords;
}

/** The ending that a campaign has reached. */
export function Ending({ pack, tale: { title, text, ending = '' }, words }: EndingProps) {
  return (
    <article class="tale tale-ending">
      <EndingPicture pack={pack} id={ending} />
      <h3>{title}</h3>
      <p class="story" lang={words.ownLanguage}>
        {text}
      </p>
    </article>
  );
}
