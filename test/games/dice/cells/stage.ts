import { AdventureLibrary } from '#games/dice/voice/adventure-library.ts';
import type { Settings, Size } from '#screen';
import type { Pack } from '#games/dice/rules/index.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { Stage } from '#test/screen/stage.ts';

/** An arcade with one adventure, opened at the list of adventures. */
export function diceStage(
  settings: Partial<Settings> = {},
  size?: Size,
  pack: Pack = tideBells,
): Stage {
  const library = new AdventureLibrary(() => ({ packs: [pack], broken: [] }));
  return new Stage(settings, size, undefined, library).openEntry('dice');
}
