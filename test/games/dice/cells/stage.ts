import { AdventureLibrary } from '#games/dice/voice/adventure-library.ts';
import type { Settings, Size } from '#screen';
import { tideBells } from '../rules/tide-bells.ts';
import { Stage } from '#test/screen/stage.ts';

/** An arcade with the included adventure, opened at the list of adventures. */
export function diceStage(settings: Partial<Settings> = {}, size?: Size): Stage {
  const library = new AdventureLibrary(() => ({ packs: [tideBells], broken: [] }));
  return new Stage(settings, size, undefined, library).openEntry('dice');
}
