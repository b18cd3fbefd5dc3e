import { CLASSIC } from '../classic/classic.ts';
import type { CavesContent } from '../model/content.ts';
import { CREATURES } from './creatures.ts';
import { CLOUDS, KINDS, LEVELS, TERRAIN } from './ground.ts';
import { DRAWS, EFFECTS, ITEMS, SPELLS } from './things.ts';
import { VAULTS } from './vaults.ts';

/** The second edition, which builds upon the first. Its modules are written from its file. */
export const DEPTHS: CavesContent = {
  ...CLASSIC,
  id: 'depths',
  version: '1.0.0',
  quest: 'music-box',
  questVault: 'hoard',
  levels: LEVELS,
  stacks: true,
  asleep: true,
  terrain: TERRAIN,
  clouds: CLOUDS,
  kinds: { ...CLASSIC.kinds, ...KINDS },
  creatures: { ...CLASSIC.creatures, ...CREATURES },
  items: { ...CLASSIC.items, ...ITEMS },
  draws: DRAWS,
  spells: { ...CLASSIC.spells, ...SPELLS },
  effects: { ...CLASSIC.effects, ...EFFECTS },
  vaults: VAULTS,
};
