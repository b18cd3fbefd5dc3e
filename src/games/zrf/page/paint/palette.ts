/** Colours of boards and marks in one theme. */
export interface Palette {
  /** Light and dark cells of a chequered board. */
  readonly chequer: readonly [string, string];
  /** Board of a single colour, and its lines. */
  readonly wood: string;
  readonly felt: string;
  readonly line: string;
  readonly feltLine: string;
  readonly rim: string;
  readonly rimEdge: string;
  readonly label: string;
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
}

const MARKS = {
  last: 'rgba(255, 205, 40, 0.42)',
  picked: 'rgba(40, 140, 255, 0.5)',
  target: 'rgba(20, 92, 170, 0.78)',
  take: 'rgba(200, 40, 30, 0.9)',
  change: 'rgba(125, 60, 190, 0.9)',
  hint: '#1d6fd0',
  halo: 'rgba(255, 255, 255, 0.75)',
  check: 'rgba(226, 36, 24, 0.92)',
  badge: '#b3140c',
  badgeInk: '#ffffff',
} as const;

const LIGHT: Palette = {
  ...MARKS,
  chequer: ['#f2e3c6', '#b98a5e'],
  wood: '#e7c98f',
  felt: '#3d8566',
  line: 'rgba(74, 46, 16, 0.62)',
  feltLine: 'rgba(8, 40, 26, 0.7)',
  rim: '#7a4f2b',
  rimEdge: '#593616',
  label: '#5b5347',
  shadow: 'rgba(60, 36, 10, 0.3)',
  goal: 'rgba(40, 150, 90, 0.28)',
};

const DARK: Palette = {
  ...MARKS,
  chequer: ['#cdb995', '#86603f'],
  wood: '#b3925c',
  felt: '#2b6149',
  line: 'rgba(38, 22, 6, 0.7)',
  feltLine: 'rgba(4, 24, 15, 0.8)',
  rim: '#4a2f1a',
  rimEdge: '#2d1b0d',
  label: '#b9b6ae',
  shadow: 'rgba(0, 0, 0, 0.5)',
  goal: 'rgba(60, 190, 120, 0.26)',
};

export function paletteOf(dark: boolean): Palette {
  return dark ? DARK : LIGHT;
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
