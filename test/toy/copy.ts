import { readFileSync } from 'node:fs';
import { TreeCopy } from './tree-copy.ts';

const TESTS = [
  'test/screen/stage.ts',
  'test/screen/script.ts',
  'test/support/pseudo.ts',
  'test/toy/play-in-cells.ts',
  'test/games/dice/voice/memory-profile.ts',
];
const TEXTS = {
  en: 'game-pig = Pig\ngame-pig-about = Roll as often as you dare.\npig-option-turns = Turns each\npig-option-turns-about = How long the game is.\n',
  ru: 'game-pig = Свинья\ngame-pig-about = Бросайте, пока хватает смелости.\npig-option-turns = Ходов у каждого\npig-option-turns-about = Длина игры.\n',
};
const LIST = 'src/games/index.ts';
const ANCHOR = "  {\n    kind: 'library',\n    id: 'zrf',";

/** Row for the toy game, with its own or generic text screens and page. */
export function rowOf(shown: 'own' | 'generic'): string {
  return `  { kind: 'game', id: 'pig', door: async () => (await import('./pig/door.ts')).door, cells: '${shown}', page: '${shown}' },\n`;
}

/** Copy of the tree with the files of the toy game added. */
export class ToyTree extends TreeCopy {
  constructor() {
    super(TESTS);
    this.write('src/games/pig/rules/index.ts', readFileSync('test/toy/pig.ts', 'utf8'));
    this.write(
      'src/games/pig/door.ts',
      "import { pig } from './rules/index.ts';\n\nexport const door = { rules: pig };\n",
    );
    for (const [language, text] of Object.entries(TEXTS))
      this.write(`content/locales/${language}/pig.ftl`, text);
  }

  /** Adds the toy game to the list of games. */
  enter(shown: 'own' | 'generic'): void {
    this.write(LIST, readFileSync(LIST, 'utf8'));
    this.insert(LIST, ANCHOR, rowOf(shown));
  }
}
