import { assertDefined, own } from '#core';
import type { Rules } from '../../rules/index.ts';
import type { InkColour } from '#screen/cells/ink.ts';

const INKS: readonly InkColour[] = ['south', 'north', 'good', 'warn', 'accent', 'bad', 'title'];

/** Inks that match colour names of players. */
const NAMED: Readonly<Record<string, InkColour>> = {
  red: 'bad',
  blue: 'south',
  green: 'good',
  yellow: 'title',
  gold: 'title',
  orange: 'warn',
  purple: 'north',
};

/** Words in a player's name and in the names of the pictures of that player's pieces. */
export function colourWords({ players, pieces }: Rules, player: number): string[] {
  const pictures = pieces.flatMap(({ images }) => images[player]?.slice(0, 1) ?? []);
  const names = [assertDefined(players[player]).name, ...pictures];
  return names.flatMap((text) => text.toLowerCase().split(/[^a-z]+/));
}

/** Colour of a player's pieces, taken from the player's name or else from picture names. */
export function colourOf(rules: Rules, player: number): InkColour | undefined {
  return colourWords(rules, player)
    .flatMap((word) => own(NAMED, word) ?? [])
    .at(0);
}

/** Ink of each player's pieces and name, all different while there are enough. */
export function inksOf(rules: Rules): readonly InkColour[] {
  const preferred = rules.players.map((_, player) => colourOf(rules, player));
  const used = new Set<InkColour | undefined>(preferred);
  return preferred.map((ink, player) => {
    if (ink !== undefined && preferred.indexOf(ink) === player) return ink;
    const free = INKS.find((one) => !used.has(one)) ?? assertDefined(INKS[player % INKS.length]);
    used.add(free);
    return free;
  });
}
