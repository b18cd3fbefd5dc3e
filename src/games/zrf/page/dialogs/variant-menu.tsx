import type { OpenedFile } from '../files/opened-file.ts';
import type { Glossary } from '../../voice/glossary.ts';
import { say } from '#web/language/language.ts';

interface VariantMenuProps {
  readonly file: OpenedFile;
  readonly words: Glossary;
  readonly value: string;
  /** True to hide the label. */
  readonly isBare?: boolean;
  readonly onChoose: (variant: string) => void;
}

/** Menu of variants in file order, with separators. */
export function VariantMenu({ file, words, value, isBare = false, onChoose }: VariantMenuProps) {
  const { variants } = file.game;
  if (variants.length < 2) return null;
  return (
    <label class="field variant-menu">
      <span class={isBare ? 'unseen' : ''}>{say('zrf-option-variant')}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {variants.map(({ key }, index) => [
          file.separated.has(index) ? <hr key={`before ${key}`} /> : null,
          <option key={key} value={key}>
            {words.variant(key)}
          </option>,
        ])}
      </select>
    </label>
  );
}
