/** Colours of boards and marks in one theme, on a light or a dark page. */
export interface Palette {
  /** Light and dark cells of a chequered board. */
  readonly chequer: readonly [string, string];
  /** Board of a single colour, and its lines. */
  readonly wood: string;
  readonly felt: string;
  readonly line: string;
  readonly feltLine: string;
  readonly rim: string;
  readonly label: string;
  /** Names inside light and dark cells, and on boards of a single colour. */
  readonly inside: readonly [string, string];
  /** Pattern over the board. */
  readonly texture: 'none' | 'grain' | 'hatch';
  readonly shadow: string;
  readonly last: string;
  readonly picked: string;
  readonly target: string;
  readonly take: string;
  readonly change: string;
  readonly hint: string;
  readonly goal: string;
  readonly halo: string;
  /** Cell of a royal piece under attack, and its badge. */
  readonly check: string;
  readonly badge: string;
  readonly badgeInk: string;
  /** Outline of the last move, which shows it without colours. */
  readonly lastEdge: string;
  /** Pieces and squares of premoves. */
  readonly premove: string;
}

/** Colours of a player's pieces: body, edge and letters. */
export interface Colour {
  readonly body: string;
  readonly edge: string;
  readonly ink: string;
}

const NAMED = {
  white: { body: '#f8f3e6', edge: '#6b5a3f', ink: '#33270f' },
  black: { body: '#34302c', edge: '#0d0b09', ink: '#f6efe2' },
  red: { body: '#c63d2f', edge: '#701a10', ink: '#fff4ee' },
  blue: { body: '#2f69b8', edge: '#123465', ink: '#f0f6ff' },
  green: { body: '#3a8a4d', edge: '#154522', ink: '#f0fff2' },
  yellow: { body: '#e8bf3a', edge: '#7c5e06', ink: '#3b2c00' },
  gold: { body: '#e8bf3a', edge: '#7c5e06', ink: '#3b2c00' },
  orange: { body: '#e0812b', edge: '#7a3d05', ink: '#fff6ec' },
  brown: { body: '#80522f', edge: '#3d220d', ink: '#fff4e6' },
  purple: { body: '#7d4aa8', edge: '#3b1b59', ink: '#faf0ff' },
  grey: { body: '#8b8f96', edge: '#474a50', ink: '#ffffff' },
  silver: { body: '#b9bdc4', edge: '#63676e', ink: '#20242a' },
} as const satisfies Readonly<Record<string, Colour>>;
const ORDER = ['white', 'black', 'red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;

/** Colour named by the player's name, or else by the player's index. */
export function colourOf(name: string, player: number): Colour {
  const match = Object.entries(NAMED).find(([word]) => name.toLowerCase().startsWith(word));
  return match?.[1] ?? NAMED[ORDER[player % ORDER.length] ?? 'white'];
}
