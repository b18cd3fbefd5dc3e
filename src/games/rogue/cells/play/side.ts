import {
  armorOf,
  attackOf,
  EQUIPMENT_TYPES,
  freeSlots,
  heroMaxHealth,
  levelCost,
} from '../../rules/index.ts';
import type { RogueState } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { nearbyOf } from '../../voice/describe-cell.ts';
import { arrowTo } from '../../voice/arrow.ts';
import { describeFloorShort, floorOf } from '../../voice/floors.ts';
import { describeLasting, lastingOf, makeNumber, nameItem } from '../../voice/names.ts';
import { describeGoal, openGoals } from '../../voice/triggers.ts';
import { plusOfItem } from '../../voice/sentences.ts';
import { isLow } from '../../voice/status.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { SideRows } from '#roguelike/screen/side-rows.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { drawFrame } from '#screen/widgets/frame.ts';
import { drawPlan } from '../map/plan.ts';
import { COLOUR_INKS as KEY_INKS, ITEM_SIGNS } from '../map/signs.ts';

/** Rows required by everything above the small map. */
const FACT_ROWS = 18;
const MIN_PLAN = 7;
const MAX_PLAN = 15;

/** Draws the panel beside the world: hero, equipment, effects and nearby things. */
export function drawSide(grid: Grid, area: Area, state: RogueState, say: Say): void {
  const inside = drawFrame(grid, area, say('player-you'));
  const room = inside.height - FACT_ROWS;
  const plan = room >= MIN_PLAN + 1 ? Math.min(MAX_PLAN, room - 1) : 0;
  const facts = rowsOf(inside, 0, inside.height - (plan === 0 ? 0 : plan + 1));
  const rows = new SideRows(grid, facts);
  drawHero(rows, state, say);
  drawGoals(rows, state, say);
  drawEquipment(rows, state, say);
  drawNearby(rows, state, say);
  if (plan > 0) drawPlan(grid, rowsOf(inside, inside.height - plan, plan), state, state.hero.at);
}

function drawHero(rows: SideRows, state: RogueState, say: Say): void {
  const { hero } = state;
  const floor = describeFloorShort(state, say);
  const theme = floorOf(state);
  if (theme !== undefined) rows.pair(say('rogue-floor', { ...theme }), floor, 'title');
  const most = heroMaxHealth(hero);
  const health = `♥ ${makeNumber(hero.health)} / ${makeNumber(most)}`;
  const ink: Ink = { ink: 'bad', bold: true, ...(isLow(hero) ? { on: 'alarm' } : {}) };
  const level = say('rogue-page-level', { level: hero.level });
  const cost = levelCost(hero.level);
  const [text, share] = [`${level} ${hero.experience}/${cost}`, hero.experience / cost];
  rows.bars([
    { text: health, share: hero.health / most, ink },
    { text, share, ink: { ink: 'title' } },
  ]);
  rows.pair(say('run-status-attack'), String(attackOf(hero)), 'accent');
  rows.pair(say('rogue-page-armor'), String(armorOf(hero)), 'good');
}

/** Goals that are not met yet, and the keys held. */
function drawGoals(rows: SideRows, state: RogueState, say: Say): void {
  const goals = openGoals(state);
  const keys = state.course?.keys ?? [];
  if (goals.length === 0 && keys.length === 0) return;
  rows.title(say('rogue-goals'));
  for (const goal of goals) rows.pair(describeGoal(goal, state, say), '', 'title');
  for (const colour of keys) rows.pair(say('rogue-trigger-key', { colour }), '', KEY_INKS[colour]);
}

function drawEquipment(rows: SideRows, { hero }: RogueState, say: Say): void {
  rows.title(say('rogue-page-worn'));
  for (const type of EQUIPMENT_TYPES) {
    const item = hero.worn[type];
    if (item === null) continue;
    const { glyph, ink } = ITEM_SIGNS[item];
    rows.pair(`${glyph} ${nameItem(item, say)}`, plusOfItem(item), ink);
  }
  for (const { kind, turns } of hero.effects) {
    rows.pair(describeLasting(kind, say), lastingOf(kind, turns, say), 'mental');
  }
  rows.pair(say('rogue-page-free-slots'), String(freeSlots(hero)), 'soft');
}

function drawNearby(rows: SideRows, state: RogueState, say: Say): void {
  const found = nearbyOf(state, say);
  if (found.length === 0 || rows.rest < 3) return;
  rows.title(say('rogue-page-nearby'));
  for (const one of found.slice(0, rows.rest)) {
    const steps = Math.abs(one.dx) + Math.abs(one.dy);
    const ink = one.kind === 'mob' ? 'warn' : 'text';
    rows.pair(`${arrowTo(one)} ${one.name}`, String(steps), ink);
  }
}
