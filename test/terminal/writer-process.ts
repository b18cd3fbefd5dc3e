import { defaultOptions, startMatch } from '../../src/core/index.ts';
import { kalah } from '../../src/games/kalah/index.ts';
import { Autosave, PERSON, Session } from '../../src/play/index.ts';
import { SaveFolder } from '../../src/terminal/files/saves.ts';

/**
 * Goes on with many saved games after a common beginning, as another process does at the same time;
 * tells how each of them stands and what it is kept as. Run as `node ... folder games move`.
 */
const [, , folder = '', games = '0', move = ''] = process.argv;
const told: { readonly name: string; readonly text: string }[] = [];
for (let game = 0; game < Number(games); game++) {
  const match = startMatch(kalah, defaultOptions(kalah.options), `game-${game}`);
  const session = new Session(match, [PERSON, PERSON]);
  session.play('1');
  const autosave = new Autosave(session, new SaveFolder(folder), `game-${game}`);
  autosave.save();
  for (const text of [move, '5', '4']) {
    session.play(text);
    const problem = autosave.save();
    if (problem !== undefined) throw new Error(problem.message);
  }
  told.push({ name: autosave.name, text: session.snapshot() });
}
process.stdout.write(JSON.stringify(told));
