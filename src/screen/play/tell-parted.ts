import type { Autosave } from '../../play/index.ts';
import type { Context } from '../model/context.ts';

/** Tells that somebody else went on with the game, and that both are kept now. */
export function tellParted(context: Context, autosave: Autosave): void {
  if (autosave.takeParted() === undefined) return;
  context.tell(context.say('screen-play-parted', { name: autosave.name }));
}
