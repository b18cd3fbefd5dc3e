import {
  armorOf,
  attackOf,
  EFFECTS,
  EQUIPMENT_TYPES,
  freeSlots,
  levelCost,
  MAX_HEALTH,
} from '../../../../games/rogue/index.ts';
import type { RogueState } from '../../../../games/rogue/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import { arrowTo, nearbyOf } from '../../../../presentation/rogue/look.ts';
import { makeNumber, nameEffect, nameItem } from '../../../../presentation/rogue/names.ts';
import { bonusOfItem } from '../../../../presentation/rogue/sentences.ts';
import { isLow } from '../../../../presentation/rogue/status.ts';
import { widthOf } from '../../../cells/glyphs.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import type { Ink, InkColour } from '../../../cells/ink.ts';
import { rowsOf } from '../../../widgets/areas.ts';
import { drawFrame } from '../../../widgets/frame.ts';
import { putLine } from '../../../widgets/words.ts';
import { drawPlan } from '../map/plan.ts';
import { ITEM_SIGNS } from '../map/signs.ts';

/** So many rows the rest takes before there is room for a small map below it. */
const REST = 18;
const PLAN_LEAST = 7;
const PLAN_MOST = 15;

/** What is beside the world: how the hero is, what he wears, what lasts, what is near. */
export function drawSide(grid: Grid, area: Area, state: RogueState, say: Say): void {
  const inside = drawFrame(grid, area, say('rogue-page-hero-bar'));
  const room = inside.height - REST;
  const plan = room >= PLAN_LEAST + 1 ? Math.min(PLAN_MOST, room - 1) : 0;
  const facts = rowsOf(inside, 0, inside.height - (plan === 0 ? 0 : plan + 1));
  const side = new Side(grid, facts, say);
  side.drawHero(state);
  side.drawEquipment(state);
  side.drawNearby(state);
  if (plan > 0) drawPlan(grid, rowsOf(inside, inside.height - plan, plan), state, state.hero.at);
}

class Side {
  readonly #grid: Grid;
  readonly #area: Area;
  readonly #say: Say;
  #row = 0;

  constructor(grid: Grid, area: Area, say: Say) {
    this.#grid = grid;
    this.#area = area;
    this.#say = say;
  }

  drawHero({ hero }: RogueState): void {
    const say = this.#say;
    const health = `♥ ${makeNumber(hero.health)} / ${MAX_HEALTH}`;
    const ink: Ink = { ink: 'bad', bold: true, ...(isLow(hero) ? { on: 'alarm' } : {}) };
    this.#bar(health, hero.health / MAX_HEALTH, ink);
    const level = say('rogue-page-level', { level: hero.level });
    const cost = levelCost(hero.level);
    this.#bar(`${level} ${hero.experience}/${cost}`, hero.experience / cost, { ink: 'title' });
    this.#pair(say('rogue-page-attack'), String(attackOf(hero)), 'accent');
    this.#pair(say('rogue-page-armor'), String(armorOf(hero)), 'good');
  }

  drawEquipment({ hero }: RogueState): void {
    const say = this.#say;
    this.#title(say('rogue-page-worn'));
    for (const type of EQUIPMENT_TYPES) {
      const item = hero.worn[type];
      if (item === null) continue;
      const { glyph, ink } = ITEM_SIGNS[item];
      this.#pair(`${glyph} ${nameItem(item, say)}`, `+${bonusOfItem(item)}`, ink);
    }
    for (const { kind, turns } of hero.effects) {
      const left = say('run-turns-left', { turns });
      this.#pair(`${nameEffect(kind, say)} +${EFFECTS[kind].armor}`, left, 'mental');
    }
    this.#pair(say('rogue-page-free-slots'), String(freeSlots(hero)), 'soft');
  }

  drawNearby(state: RogueState): void {
    const found = nearbyOf(state, this.#say);
    if (found.length === 0 || this.#rest < 3) return;
    this.#title(this.#say('rogue-page-nearby'));
    for (const one of found.slice(0, this.#rest)) {
      const steps = Math.abs(one.dx) + Math.abs(one.dy);
      const ink = one.kind === 'mob' ? 'warn' : 'text';
      this.#pair(`${arrowTo(one)} ${one.name}`, String(steps), ink);
    }
  }

  /** Rows that are left. */
  get #rest(): number {
    return this.#area.height - this.#row;
  }

  #next(): Area {
    const row = rowsOf(this.#area, this.#row, 1);
    this.#row += 1;
    return row;
  }

  #title(text: string): void {
    this.#row += 1;
    putLine(this.#grid, this.#next(), text, { ink: 'title', bold: true });
  }

  #pair(name: string, value: string, ink: InkColour): void {
    const row = this.#next();
    const width = row.width - widthOf(value) - 1;
    putLine(this.#grid, { ...row, width }, name, { ink: ink === 'soft' ? 'soft' : 'text' });
    putLine(this.#grid, row, value, { ink, bold: true }, 'right');
  }

  /** A number, and beside it how full it is. */
  #bar(text: string, share: number, ink: Ink): void {
    const row = this.#next();
    putLine(this.#grid, row, text, ink);
    const from = Math.max(widthOf(text) + 2, Math.floor(row.width / 2));
    const width = row.width - from;
    if (row.height < 1 || width < 3) return;
    const full = Math.round(Math.max(0, Math.min(1, share)) * width);
    const x = this.#grid.put(row.x + from, row.y, '█'.repeat(full), { ink: ink.ink ?? 'text' });
    this.#grid.put(x, row.y, '░'.repeat(width - full), { ink: 'faint' });
  }
}
