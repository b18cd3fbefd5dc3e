import { DIE_KINDS, isNamedAlly, NAMELESS, REFUGE } from '../../rules/index.ts';
import type { Card, DiceState, Die, DieType, HeroClass, Pack } from '../../rules/index.ts';
import type { PictureName } from '../adventures/picture-urls.ts';

const FOLDERS = { enemy: 'enemies', obstacle: 'obstacles', villain: 'villains' } as const;

/** A picture with the same name in packs and among the game's own. */
function same(name: string): PictureName {
  return { name, general: name };
}

export function heroPicture(heroClass: HeroClass): PictureName {
  return same(`heroes/${heroClass}`);
}

export function villainPicture(id: string): PictureName {
  return { name: `villains/${id}`, general: 'villain' };
}

export function keepsakePicture(id: string): PictureName {
  return { name: `keepsakes/${id}`, general: 'keepsake' };
}

/** Picture of an adventure: the first place of its first scenario. */
export function coverPicture({ chapters, content }: Pack): PictureName {
  const [first] = content.scenarios;
  const opening = content.scenarios.find(({ id }) => id === chapters[0]?.scenarios[0]) ?? first;
  const id = [...(opening?.staticLocations ?? []), ...(opening?.dynamicLocations ?? [])][0] ?? '';
  return { name: `locations/${id}`, general: 'location' };
}

/** Picture of a location or the Refuge. */
export function placePicture({ world }: DiceState, at: number): PictureName {
  const site = at === REFUGE ? undefined : world.sites[at];
  if (site === undefined) return same('refuge');
  return { name: `locations/${site.template.id}`, general: 'location' };
}

/** Picture of a threat; the general one of its type for a threat without a card. */
export function threatPicture({ world }: DiceState, type: DieType, card: Card): PictureName {
  const entry = card === NAMELESS ? undefined : world.cards[card];
  if (entry === undefined) return same(type.toLowerCase());
  return { name: `${FOLDERS[entry.kind]}/${entry.template.id}`, general: entry.kind };
}

/** Picture of an ally with a name. */
export function allyPicture(id: string): PictureName {
  return { name: `allies/${id}`, general: 'met/ally' };
}

/** Picture of a die that is met: of its card, of the ally, or else of its type. */
export function metPicture(scene: DiceState, die: Die, card: Card): PictureName {
  const { type, mark } = die;
  if (isNamedAlly(die)) return allyPicture(mark);
  const isThreat = DIE_KINDS[type].role === 'threat';
  return isThreat ? threatPicture(scene, type, card) : same(`met/${type.toLowerCase()}`);
}
