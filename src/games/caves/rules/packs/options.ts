import { assertDefined, own } from '#core';
import type { OptionSpec } from '#core';
import type { CavesContent } from '../model/content.ts';
import { cavesOptions, packOf } from '../model/options.ts';
import type { CavesOptions } from '../model/options.ts';
import { DEPTHS } from '../depths/depths.ts';
import { MAX_PACK_TEXT, readPackText } from './option.ts';

/** Packs that come with the game, which runs contain by their names. */
export const BUILT_IN: Readonly<Record<string, CavesContent>> = { depths: DEPTHS };

/** The options of a game: packs build upon its own content. */
export function makeOptions(base: CavesContent): OptionSpec<CavesOptions> {
  return {
    ...cavesOptions,
    pack: {
      kind: 'text',
      most: MAX_PACK_TEXT,
      samples: [''],
      refuse(text) {
        if (Object.hasOwn(BUILT_IN, text)) return undefined;
        const read = readPackText(base, text);
        return read.ok ? undefined : read.problems[0];
      },
      default: '',
    },
  };
}

/** The content that a run with these options has. */
export function contentFor(base: CavesContent, options: CavesOptions): CavesContent {
  const pack = packOf(options);
  if (pack === '') return base;
  const builtIn = own(BUILT_IN, pack);
  if (builtIn !== undefined) return builtIn;
  const read = readPackText(base, pack);
  return assertDefined(read.ok ? read.value : undefined);
}

/** Number of levels of a run; a pack always has all of its own. */
export function depthFor(content: CavesContent, options: CavesOptions): number {
  return packOf(options) === '' ? options.depth : content.levels.length;
}
