/** Colours of arrows and circles. */
export const DRAWING_COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type DrawingColour = (typeof DRAWING_COLOURS)[number];

/** An arrow between two positions, or a circle if they are the same. */
export interface Drawing {
  readonly from: number;
  readonly to: number;
  readonly colour: DrawingColour;
}

/** Colour chosen by modifier keys. */
export function colourOfKeys(keys: {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): DrawingColour | undefined {
  if (keys.shiftKey) return keys.altKey ? 'yellow' : 'red';
  return keys.altKey ? 'blue' : undefined;
}

/** Adds a drawing; the same one again removes it, another colour replaces it. */
export function toggleDrawing(drawings: readonly Drawing[], drawn: Drawing): readonly Drawing[] {
  const isSame = ({ from, to }: Drawing) => from === drawn.from && to === drawn.to;
  const others = drawings.filter((one) => !isSame(one));
  const isRemoved = drawings.some((one) => isSame(one) && one.colour === drawn.colour);
  return isRemoved ? others : [...others, drawn];
}
