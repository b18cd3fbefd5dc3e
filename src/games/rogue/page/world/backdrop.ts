import type { WorldShown } from './shown.ts';

/** The room behind the menu. */
const ROWS = [
  '#########################',
  '#########################',
  '##......####........#####',
  '##......####........#####',
  '##......................#',
  '##......####........#####',
  '##......####........#####',
  '######.###########.######',
  '##............###.....###',
  '##..................#####',
  '##............###.....###',
  '##............###########',
  '#########################',
];

const LEFT = -10;
const TOP = -5;
const SIGHT = 9;

function isWall(x: number, y: number): boolean {
  return (ROWS[y - TOP]?.[x - LEFT] ?? '#') === '#';
}

function isInside(x: number, y: number): boolean {
  const row = ROWS[y - TOP];
  return row !== undefined && x >= LEFT && x < LEFT + row.length;
}

/** A still life of items and mobs from the game. */
export const backdrop: WorldShown = {
  ground: { isWall, isKnown: isInside, sees: (x, y) => Math.hypot(x, y) < SIGHT, hasDoors: true },
  hero: { x: 0, y: 0, health: 10, maxHealth: 10, weapon: 'sword', worn: [] },
  reach: SIGHT,
  mobs: [
    { id: 0, kind: 'ghost', x: -6, y: -2, health: 3, maxHealth: 3 },
    { id: 1, kind: 'wizard', x: 6, y: 0, health: 10, maxHealth: 10 },
    { id: 2, kind: 'robot', x: -3, y: 4, health: 10, maxHealth: 10 },
    { id: 3, kind: 'mimic', x: 8, y: -2, health: 5, maxHealth: 5 },
  ],
  items: [
    { kind: 'golden-apple', x: 5, y: -2 },
    { kind: 'sword', x: -5, y: 1 },
    { kind: 'chain-mail', x: 3, y: 4 },
  ],
  triggers: [],
};
