import { readdirSync } from 'node:fs';
import { PROMISED_TOPICS } from '#i18n';
import type { TreeCopy } from './tree-copy.ts';

/** Text to insert into a file before another text, or the whole of a new file. */
interface Edit {
  readonly path: string;
  readonly before?: string;
  readonly text: string;
}

/** Documented addition: its row, then the looks, names and texts it needs. */
interface Addition {
  readonly row: readonly Edit[];
  readonly look: readonly Edit[];
}

const NAMES_OF_RAT = {
  en: 'caves-creature-rat = { $form ->\n    [one] a rat\n    [seen] a rat\n    [that] the rat\n    [That] The rat\n    [object] the rat\n    [appears] a rat\n    [of] rat\n    [killer] a rat\n   *[name] Rat\n}\n',
  ru: 'caves-creature-rat = { $form ->\n    [one] крыса\n    [that] крыса\n    [That] Крыса\n    [object] крысу\n    [seen] крысу\n    [appears] показалась крыса\n    [of] крысы\n    [killer] убила крыса\n   *[name] Крыса\n}\n',
};
const ENDS_OF_RAT = { en: '    [rat] killed by a rat\n', ru: '    [rat] погибли от крысы\n' };
const DAMAGE_OF_RAT = { en: '    [rat] from rats\n', ru: '    [rat] от крыс\n' };
const NAMES_OF_MELON = {
  en: 'caves-item-melon = { $form ->\n    [one] a melon\n    [that] the melon\n    [That] The melon\n    [object] a melon\n    [thing] the melon\n   *[name] Melon\n}\n',
  ru: 'caves-item-melon = { $form ->\n    [one] дыня\n    [that] дыня\n    [That] Дыня\n    [object] дыню\n    [thing] дыню\n   *[name] Дыня\n}\n',
};
const NAMES_OF_PEAR = {
  en: 'rogue-item-pear = { $form ->\n    [one] a pear\n    [that] the pear\n    [That] The pear\n    [object] a pear\n   *[name] Pear\n}\n',
  ru: 'rogue-item-pear = { $form ->\n    [one] груша\n    [that] груша\n    [That] Груша\n    [object] грушу\n   *[name] Груша\n}\n',
};

function inLocales(topic: string, before: string, texts: Readonly<Record<string, string>>): Edit[] {
  return Object.entries(texts).map(([language, text]) => {
    return { path: `content/locales/${language}/${topic}.ftl`, before, text };
  });
}

const creature: Addition = {
  row: [
    {
      path: 'content/caves/classic/caves.yaml',
      before: '  goblin:\n',
      text: '  rat:\n    glyph: r\n    colour: soft\n    hp: 12\n    attack: 8\n    defense: 1\n    urges: [{ do: hunt }, { do: wander }]\n    count: { base: 6 }\n',
    },
    {
      path: 'src/games/caves/rules/classic/classic.ts',
      before: '    goblin: {\n',
      text: "    rat: { glyph: 'r', colour: 'soft', hp: 12, attack: 8, defense: 1, vision: 9, steps: 1, urges: [{ do: 'hunt' }, { do: 'wander' }], count: { base: 6 } },\n",
    },
  ],
  look: [
    {
      path: 'src/games/caves/page/tiles/creatures.ts',
      before: '  goblin: [\n',
      text: "  rat: [fill('#8a8078', 'M6 46q2-10 12-10t10 12q-8 6-22 4z')],\n",
    },
    ...inLocales('caves-words', 'caves-creature-goblin =', NAMES_OF_RAT),
    ...inLocales('lab-kinds', '    [goblin] ', ENDS_OF_RAT),
    ...inLocales('lab-kinds', '    [goblin] from', { en: DAMAGE_OF_RAT.en }),
    ...inLocales('lab-kinds', '    [goblin] от гоблинов', { ru: DAMAGE_OF_RAT.ru }),
  ],
};

const item: Addition = {
  row: [
    {
      path: 'content/caves/classic/caves.yaml',
      before: '  baguette: {',
      text: "  melon: { glyph: '&', colour: warn, food: 150, count: { base: 2 } }\n",
    },
    {
      path: 'src/games/caves/rules/classic/classic.ts',
      before: '    baguette: {',
      text: "    melon: { glyph: '&', colour: 'warn', food: 150, count: { base: 2 } },\n",
    },
    {
      path: 'src/games/rogue/rules/world/kinds.ts',
      before: "  'smoke-bomb',\n",
      text: "  'pear',\n",
    },
    {
      path: 'src/games/rogue/rules/model/items.ts',
      before: "  'smoke-bomb': {",
      text: "  pear: { use: 'heal', share: 0.1 },\n",
    },
  ],
  look: [
    {
      path: 'src/games/caves/page/tiles/items.ts',
      before: '  baguette: [',
      text: "  melon: [fill('#f2cf3b', 'M4 52l22-14 2 14z')],\n",
    },
    ...inLocales('caves-words', 'caves-item-baguette =', NAMES_OF_MELON),
    {
      path: 'src/games/rogue/rules/world/content.ts',
      before: "    'smoke-bomb': 5",
      text: '    pear: 9,\n',
    },
    {
      path: 'src/games/rogue/cells/map/signs.ts',
      before: "  'smoke-bomb': {",
      text: "  pear: { glyph: '&', ink: 'good' },\n",
    },
    {
      path: 'src/games/rogue/page/tiles/items.ts',
      before: "  'smoke-bomb':",
      text: '  pear: (palette) => `<path d="M32 12q16 40 0 44q-16-4 0-44z" fill="#b9c94a" ${line(palette)}/>`,\n',
    },
    ...inLocales('rogue-words', 'rogue-item-smoke-bomb =', NAMES_OF_PEAR),
    {
      path: 'docs/worlds.md',
      before: '| `SmokeBomb` |',
      text: '| `Pear` | restores a tenth of your health |\n',
    },
  ],
};

const skill: Addition = {
  row: [
    {
      path: 'src/games/dice/rules/skills/brawler.ts',
      before: "  'second-wind': {",
      text: "  roar: {\n    moment: 'battle',\n    most: 3,\n    ways: hideOrDiscard(['VERBAL'], (level) => level, 2),\n  },\n",
    },
    {
      path: 'src/games/dice/rules/tables/heroes.ts',
      before: "'second-wind'],",
      text: "'roar', ",
    },
  ],
  look: readdirSync('content/locales').map((language) => ({
    path: `content/locales/${language}/dice-words.ftl`,
    before: 'dice-skill-second-wind =',
    text: 'dice-skill-roar = Roar\ndice-skill-roar-text = An attack with a verbal die.\n',
  })),
};

const CASE = `; at-edge? is true where some direction leads off the board.
(game
  (title "Edge")
  (players White Black)
  (board
    (grid
      (start-rectangle 0 0 9 9)
      (dimensions ("a/b/c/d" (10 0)))
      (directions (e 1) (w -1))
    )
  )
  (board-setup (White (Man b) (Wanderer c)) (Black (Man d)))
  (piece (name Man) (drops (add)))
  (piece (name Wanderer) (moves (w (while not-at-edge? add w) (verify at-edge?) add)))
  (win-condition (White Black) (pieces-remaining 0))
)
`;

const PLAYED = `  b White Man
  c White Wanderer
  d Black Man
White to move:
  > Wanderer c - a
  > Wanderer c x b
`;

const construct: Addition = {
  row: [
    {
      path: 'src/games/zrf/rules/model/block.ts',
      before: "'adjacent-to-enemy' | 'goal-position'; readonly where",
      text: "'at-edge' | ",
    },
  ],
  look: [
    {
      path: 'src/games/zrf/rules/lower/conditions.ts',
      before: "      | 'adjacent-to-enemy'\n",
      text: "      | 'at-edge'\n",
    },
    {
      path: 'src/games/zrf/rules/lower/conditions.ts',
      before: "  square('adjacent-to-enemy'),",
      text: "  square('at-edge'),\n",
    },
    {
      path: 'src/games/zrf/rules/compile/decide.ts',
      before: "  'adjacent-to-enemy': (",
      text: "  'at-edge': ({ where }, { here }, { ways, rules }) => {\n    const position = ways.destination(where, here);\n    return position >= 0 && rules.board.links.some((link) => (link[position] ?? -1) < 0);\n  },\n",
    },
    {
      path: 'src/games/zrf/rules/compile/walk-code.ts',
      before: "      case 'position':\n",
      text: "      case 'at-edge':\n        return among('edge', (position) => rules.board.links.some((link) => (link[position] ?? -1) < 0));\n",
    },
    { path: 'test/cases/zrf/play/at-edge.zrf', text: CASE },
    { path: 'test/cases/zrf/play/at-edge.txt', text: PLAYED },
  ],
};

/** Texts of the new language in the copy: English with a few changed words. */
function esperanto(tree: TreeCopy): void {
  for (const topic of PROMISED_TOPICS) {
    const text = tree
      .read(`content/locales/en/${topic}.ftl`)
      .replace('language-name = English', 'language-name = Esperanto')
      .replace('language-coverage = complete', 'language-coverage = promised')
      .replace('Five turn-based games', 'Kvin laŭvicaj ludoj');
    tree.write(`content/locales/eo/${topic}.ftl`, text);
  }
  tree.insert('test/i18n/parity.test.ts', "  he: 'promised',", "  eo: 'promised',\n");
}

const ADDITIONS: readonly Addition[] = [creature, item, skill, construct];

function apply(tree: TreeCopy, edits: readonly Edit[]): void {
  for (const { path, before, text } of edits) {
    if (before === undefined) tree.write(path, text);
    else tree.insert(path, before, text);
  }
}

/** Adds only the rows, without looks, names and test cases. */
export function addRows(tree: TreeCopy): void {
  for (const { row } of ADDITIONS) apply(tree, row);
}

/** Adds everything the rows need, and a language. */
export function addLooks(tree: TreeCopy): void {
  for (const { look } of ADDITIONS) apply(tree, look);
  esperanto(tree);
}
