import type { Context } from '../model/context.ts';
import type { Screen } from '../model/screen.ts';
import { gameIn } from './libraries.ts';
import { openSaved, waitForGame } from './open-saved.ts';

/** Opens a game pasted over a menu: a transcript, a link to one, or a text that a module opens. */
export function openPasted(context: Context, text: string, menu: Screen): Screen {
  const { environment, messages, routes, say } = context;
  const linked = environment.readLink?.(text);
  if (linked?.ok === false) {
    const [problem] = linked.problems;
    if (problem !== undefined) context.announce(messages.sayProblem(problem));
    return menu;
  }
  const transcript = linked?.value ?? text.replace(/\r\n?/g, '\n');
  const game = gameIn(transcript);
  const owner = [...context.modules.values()].find((module) => module.canPaste?.(text) === true);
  if (game === '' && owner?.openPasted !== undefined) return owner.openPasted(context, text, menu);
  if (game === '') {
    context.announce(say('screen-paste-nothing'));
    return menu;
  }
  const saved = { name: environment.saves.freshName(game), text: transcript, time: 0 };
  return waitForGame(context, saved, menu, () => {
    const opened = openSaved(context, saved);
    return opened === undefined ? menu : routes.play(opened, menu);
  });
}
