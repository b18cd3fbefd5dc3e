import { ITEM_KINDS, MOB_KINDS, rogue, TRIGGER_KINDS } from '../rules/index.ts';
import type { RogueAction, RogueEvent, RogueState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { describeEvent } from '../voice/sentences.ts';
import { endingOf, makeDump } from '../voice/dump.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { genericLook } from '#screen/generic/index.ts';
import type { AnyLook, Look } from '#screen/model/look.ts';
import { notate } from '../voice/notation.ts';
import { nameItem, nameMob } from '../voice/names.ts';
import { drawMap } from './map/map.ts';
import { ITEM_SIGNS, MOB_SIGNS, triggerGlyph } from './map/signs.ts';
import { drawSide } from './play/side.ts';

type RogueLook = Look<RogueState, RogueAction, RogueEvent, never, null>;
type Own = Pick<
  RogueLook,
  'draw' | 'describe' | 'describeTurn' | 'notate' | 'rules' | 'print' | 'isMirrored'
>;

const SIDE = 28;
const RULES = ['goal', 'fight', 'items'] as const;

/** Draws the world with the hero's panel beside it. */
function drawWorld(grid: Grid, area: Area, state: RogueState, say: Say): void {
  const map = { ...area, width: area.width - SIDE };
  drawMap(grid, map, state, state.hero.at);
  drawSide(grid, { ...area, x: area.x + map.width, width: SIDE }, state, say);
}

/** The legend of the map's letters and symbols. */
function legend(say: Say): string {
  const items = ITEM_KINDS.map((kind) => `${ITEM_SIGNS[kind].glyph}\u00a0${nameItem(kind, say)}`);
  const mobs = MOB_KINDS.map((kind) => `${MOB_SIGNS[kind].glyph}\u00a0${nameMob(kind, say)}`);
  const triggers = TRIGGER_KINDS.map((kind) => {
    return `${triggerGlyph(kind)}\u00a0${say(`rogue-trigger-${kind}`, { colour: 'none' })}`;
  });
  const worlds = say('rogue-screen-legend-triggers', { triggers: triggers.join(', ') });
  const mapLegend = say('rogue-screen-legend', { items: items.join(', '), mobs: mobs.join(', ') });
  return `${mapLegend} ${worlds}`;
}

/** Support for the tile roguelike in generic screens: replays, saved games, lists. */
const own: Own = {
  isMirrored: true,
  draw: (grid, area, { state }, say) => drawWorld(grid, area, state, say),
  describe: (_before, events, _participants, say) =>
    events.flatMap((event) => describeEvent(event, say)?.text ?? []),
  describeTurn: (state, _participants, say) => {
    const ending = endingOf(state, say);
    return ending === '' ? say('run-turn', { turn: state.turns }) : ending;
  },
  notate,
  rules: (say) => [...RULES.map((rule) => say(`rogue-page-help-${rule}`)), legend(say)],
  print: (state, _names, say) => makeDump(state, state.seed, [], say),
};

export const rogueLook: AnyLook = {
  ...genericLook(rogue),
  ...own,
};
