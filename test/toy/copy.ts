import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const COPIED = [
  'src',
  'content',
  'scripts',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.web.json',
  'test/screen/stage.ts',
  'test/screen/script.ts',
  'test/support/pseudo.ts',
  'test/toy/play-in-cells.ts',
];
const TEXTS = {
  en: 'game-pig = Pig\ngame-pig-about = Roll as often as you dare.\npig-option-turns = Turns each\npig-option-turns-about = How long the game is.\n',
  ru: 'game-pig = Свинья\ngame-pig-about = Бросайте, пока хватает смелости.\npig-option-turns = Ходов у каждого\npig-option-turns-about = Длина игры.\n',
};
const LIST = 'src/games/index.ts';
const BEFORE = "  {\n    kind: 'library',\n    id: 'zrf',";

/** The row that enters the toy game, its text screens and page being its own or the generic ones. */
export function rowOf(shown: 'own' | 'generic'): string {
  return `  { kind: 'game', id: 'pig', door: async () => (await import('./pig/door.ts')).door, cells: '${shown}', page: '${shown}' },\n`;
}

/** A copy of the tree, outside of it, with the files of the toy game added. */
export class ToyTree {
  readonly folder = mkdtempSync(join(tmpdir(), 'turnwright-toy-'));

  constructor() {
    for (const path of COPIED) cpSync(path, join(this.folder, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    this.#write('src/games/pig/rules/index.ts', readFileSync('test/toy/pig.ts', 'utf8'));
    this.#write(
      'src/games/pig/door.ts',
      "import { pig } from './rules/index.ts';\n\nexport const door = { rules: pig };\n",
    );
    for (const [language, text] of Object.entries(TEXTS))
      this.#write(`content/locales/${language}/pig.ftl`, text);
  }

  /** Enters the toy game in the list of games. */
  enter(shown: 'own' | 'generic'): void {
    const list = readFileSync(LIST, 'utf8');
    this.#write(LIST, list.replace(BEFORE, rowOf(shown) + BEFORE));
  }

  /** Files of the copy that are not in the tree as they stand there, and their lines that are new. */
  changes(): Record<string, readonly string[]> {
    const changed: Record<string, readonly string[]> = {};
    for (const root of ['src', 'content']) {
      const files = readdirSync(join(this.folder, root), { recursive: true, withFileTypes: true });
      for (const file of files.filter((one) => one.isFile())) {
        const path = relative(this.folder, join(file.parentPath, file.name));
        const before = readOrEmpty(path);
        const after = readFileSync(join(this.folder, path), 'utf8');
        if (after === before) continue;
        const old = before.split('\n');
        changed[path] = after.split('\n').filter((line) => !old.includes(line));
      }
    }
    return changed;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
