import { loadGames } from '#games/index.ts';
import { conformance, conformanceSeeds, judge } from '#core';
import { Stage } from '../screen/stage.ts';

/** Plays Pig through its keys in the null driver. Runs in a tree that lists Pig. */
const game = (await loadGames()).find(({ id }) => id === 'pig');
if (game === undefined) throw new RangeError('pig is not in the list of games');
const stage = new Stage().open();
const title = stage.text;
const choices = stage.choose('Pig');
const begun = stage.press('down down left left up up enter');
for (let key = 0; key < 200 && !/ won\.|A draw\./.test(stage.text); key++) {
  stage.press(key % 3 === 2 ? '2' : '1');
}
const seeds = conformanceSeeds(10);
const laws = conformance.map((law) => [law.name, judge(law, game, seeds).kind]);
console.log(JSON.stringify({ title, choices, begun, end: stage.text, laws }));
