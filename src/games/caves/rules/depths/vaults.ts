import type { CavesContent } from '../model/content.ts';

export const VAULTS: CavesContent['vaults'] = {
  treasury: {
    map: '#########\n#1.2.3#g#\n#.....+.#\n#######.#\n      #+#\n',
    legend: {
      '1': { draw: 'scrolls', choice: true },
      '2': { draw: 'potions', choice: true },
      '3': { draw: 'armors', choice: true },
      g: { creature: 'goblin' },
    },
    on: ['ruins', 'crypt', 'hall', 'crystal'],
    chance: 650,
  },
  arsenal: {
    map: '#######\n#1.2.3#\n#.&.&.#\n###.###\n',
    legend: {
      '1': { draw: 'weapons', choice: true },
      '2': { draw: 'armors', choice: true },
      '3': { item: 'scroll-might', choice: true },
    },
    on: ['hall', 'lair', 'crypt'],
    chance: 700,
  },
  shrine: {
    map: ' #####\n#1._.3#\n#..2..#\n #!.!#\n  #.#\n',
    legend: {
      '1': { item: 'scroll-hounds', choice: true },
      '2': { draw: 'books', choice: true },
      '3': { item: 'scroll-vigour', choice: true },
      '!': { draw: 'potions' },
    },
    on: ['wood', 'flooded', 'nests'],
    chance: 750,
  },
  stockade: {
    map: '#######\n#C1+g.#\n####2.#\n   #.g#\n   ##.#\n',
    legend: {
      '1': { draw: 'potions' },
      '2': { draw: 'scrolls' },
      C: { captive: 'ogre' },
      g: { creature: 'goblin' },
    },
    on: ['hall', 'crypt'],
    chance: 850,
  },
  cell: {
    map: '#######\n#M1+k.#\n####.2#\n   #..#\n   ##.#\n',
    legend: {
      '1': { draw: 'potions' },
      '2': { draw: 'scrolls' },
      M: { captive: 'goblin-mystic' },
      k: { creature: 'skeleton' },
    },
    on: ['crypt', 'nests'],
    chance: 850,
  },
  snare: {
    map: '%%1%%\n%%F%%\n%2w%%\n %.%\n',
    legend: {
      '1': { draw: 'potions' },
      '2': { draw: 'scrolls' },
      F: { captive: 'fox' },
      w: { creature: 'weaver' },
    },
    on: ['nests', 'crystal'],
    chance: 850,
  },
  island: {
    map: ' ~~~~~~~\n~~~~~~~~~\n~~e.!.~~~\n~~.1$2.~~\n~~~.!.e~~\n~~~~~~~~~\n ~~~~~~~\n',
    legend: {
      '1': { draw: 'weapons' },
      '2': { draw: 'scrolls' },
      e: { creature: 'eel' },
      $: { draw: 'armors' },
      '!': { draw: 'potions' },
    },
    on: ['flooded'],
    chance: 1000,
  },
  pond: {
    map: '  "~~~"\n "~~1~~"\n"~t!~2~~"\n "~~~~~"\n  "~~~"\n',
    legend: {
      '1': { draw: 'scrolls' },
      '2': { item: 'scroll-vigour' },
      t: { creature: 'toad' },
      '!': { draw: 'potions' },
    },
    on: ['wood', 'flooded'],
    chance: 850,
  },
  larder: {
    map: '########\n#%%%%%3#\n#%1%w%2#\n#%1%%%2#\n####%###\n',
    legend: {
      '1': { item: 'cheese' },
      '2': { draw: 'potions' },
      '3': { draw: 'scrolls' },
      w: { creature: 'weaver' },
    },
    on: ['nests'],
    chance: 1000,
  },
  'brood-chamber': {
    map: ' #######\n##%%&%%##\n#%i%S%%3#\n#%1%%%2%#\n##%3.%%##\n ###.###\n',
    legend: {
      '1': { item: 'scroll-might' },
      '2': { item: 'scroll-vigour' },
      '3': { draw: 'potions' },
      S: { creature: 'broodmother' },
      i: { creature: 'spiderling' },
    },
    on: ['nests'],
    chance: 1000,
  },
  garden: {
    map: ' """""""\n""c"!"c""\n"""".1"""\n""c!.!c""\n"""".""""\n """""""\n',
    legend: { '1': { draw: 'scrolls' }, c: { creature: 'spore-cap' }, '!': { draw: 'potions' } },
    on: ['wood'],
    chance: 1000,
  },
  tomb: {
    map: '###########\n#k&2...3&k#\n#..3._.2..#\n#k&..1..&k#\n#####+#####\n',
    legend: {
      '1': { draw: 'armors' },
      '2': { draw: 'scrolls' },
      '3': { draw: 'potions' },
      k: { creature: 'skeleton' },
    },
    on: ['crypt'],
    chance: 1000,
  },
  library: {
    map: '########\n#1|..|2#\n#..__..#\n#3|..|.+\n########\n',
    legend: { '1': { draw: 'scrolls' }, '2': { draw: 'scrolls' }, '3': { draw: 'books' } },
    on: ['ruins', 'hall', 'crypt'],
    chance: 700,
  },
  rink: {
    map: '#########\n#1`````2#\n#```C```#\n#```````#\n#3`````3#\n####.####\n',
    legend: {
      '1': { item: 'scroll-vigour' },
      '2': { item: 'scroll-might' },
      '3': { draw: 'potions' },
      C: { creature: 'golem' },
    },
    on: ['crystal'],
    chance: 1000,
  },
  guardroom: {
    map: '#########\n#g.....a#\n#.2;.;..+\n#.!!.1..#\n####+####\n',
    legend: {
      '1': { item: 'scroll-vigour' },
      '2': { draw: 'scrolls' },
      g: { creature: 'goblin' },
      a: { creature: 'goblin-archer' },
      '!': { draw: 'potions' },
    },
    on: ['hall'],
    chance: 1000,
  },
  kiln: {
    map: '########\n#y.u..1#\n#.|..|3#\n#3...2u#\n###..###\n',
    legend: {
      '1': { item: 'scroll-vigour' },
      '2': { item: 'scroll-might' },
      '3': { draw: 'potions' },
      y: { creature: 'salamander' },
      u: { creature: 'firebug' },
    },
    on: ['lair'],
    chance: 1000,
  },
  hoard: {
    map: ' #########\n##&..*..&##\n#&.1...2.&#\n#....W....#\n##&.....&##\n ###...###\n   #...#\n',
    legend: {
      '1': { draw: 'potions' },
      '2': { draw: 'scrolls' },
      '*': { item: 'music-box' },
      W: { creature: 'wyrm' },
    },
    on: ['lair'],
    chance: 1000,
  },
};
