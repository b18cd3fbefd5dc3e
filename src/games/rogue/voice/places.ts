import type { SignText } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/** The translation of a text in the current language, or its default. */
export function translate(texts: readonly SignText[], say: Say): string {
  const language = say('rogue-language');
  const own = texts.find((one) => one.language === language);
  const byDefault = texts.find((one) => one.language === undefined) ?? texts[0];
  return (own ?? byDefault)?.text ?? '';
}

/** Name of the place that an exit leads to. */
export function namePlace(world: string, texts: readonly SignText[], say: Say): string {
  const text = translate(texts, say);
  return text === '' ? world.replaceAll(/[-_]/g, ' ') : text;
}
