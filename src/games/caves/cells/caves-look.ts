import type { Language } from '#i18n';
import { sayIn } from '../voice/pack-words.ts';
import { caves, CLASSIC, DEPTHS, monstersOf, plainItemsOf, playerOf } from '../rules/index.ts';
import type { CavesAction, CavesContent, CavesEvent, CavesState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { makeDump } from '../voice/dump.ts';
import { viewOf } from '../voice/known.ts';
import {
  endingOf,
  nameCloud,
  nameCreature,
  nameItem,
  nameTerrain,
  UNTRIED,
} from '../voice/names.ts';
import { notate } from '../voice/notation.ts';
import { signOfCreature, signOfItem } from '../voice/signs.ts';
import { addNarration, describeTurn } from '../voice/narration.ts';
import type { Grid } from '#screen/cells/grid.ts';
import { genericLook } from '#screen/generic/index.ts';
import type { AnyLook, Look, ReplayedMoment } from '#screen/model/look.ts';
import { drawMap, mapArea } from './map/map.ts';
import { centreOn } from './map/window.ts';
import { drawRun, runAreas } from './play/draw-caves.ts';

type CavesLook = Look<CavesState, CavesAction, CavesEvent, never, null>;
type Own = Pick<
  CavesLook,
  'draw' | 'replay' | 'describe' | 'describeTurn' | 'notate' | 'rules' | 'print' | 'isMirrored'
>;

const RULES = ['goal', 'dig', 'hunger', 'fight', 'potions', 'magic'] as const;

/** The legend of the map's letters and symbols. */
function legend(content: CavesContent, say: Say): readonly string[] {
  const mobs = monstersOf(content).map(
    (kind) => `${signOfCreature(content, kind).glyph}\u00a0${nameCreature(kind, say)}`,
  );
  const items = plainItemsOf(content).map(
    (kind) => `${signOfItem(content, { kind }).glyph}\u00a0${nameItem({ kind }, UNTRIED, say)}`,
  );
  return [
    say('caves-screen-legend'),
    say('caves-screen-legend-creatures', { creatures: mobs.join(', ') }),
    say('caves-screen-legend-items', { items: items.join(', ') }),
  ];
}

/** The legend of terrain, fire and gas. */
function groundLegend(content: CavesContent, say: Say): readonly string[] {
  const { terrain, clouds } = content;
  const ground = [
    ...Object.entries(terrain).map(([id, { glyph }]) => `${glyph}\u00a0${nameTerrain(id, say)}`),
    ...Object.entries(clouds).map(([id, { glyph }]) => `${glyph}\u00a0${nameCloud(id, say)}`),
  ];
  return [say('caves-screen-legend-ground', { ground: ground.join(', ') })];
}

/** The creatures and items that an edition adds to Classic. */
function newIn(content: CavesContent, say: Say): readonly string[] {
  const added = <T>(rows: Readonly<Record<string, T>>, classic: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(rows).filter(([id]) => !Object.hasOwn(classic, id)));
  const creatures = added(content.creatures, CLASSIC.creatures);
  const items = added(content.items, CLASSIC.items);
  return legend({ ...content, creatures, items }, say).slice(1);
}

/** Draws a moment of a replay as the player saw it. */
function drawMoment(
  grid: Grid,
  { state, last, progress, keys }: ReplayedMoment<CavesState, CavesAction, CavesEvent, never>,
  say: Say,
): void {
  const view = viewOf(state);
  const areas = runAreas(grid.area);
  const log =
    last && addNarration([], { before: last.before, after: state, events: last.events }, say);
  const shown = {
    areas,
    view,
    origin: centreOn(playerOf(view), areas.map),
    marks: {},
    log: log ?? [],
    newFrom: view.turns,
    prompt: '',
    notice: '',
    hint: progress,
    about: [],
    keys,
  };
  drawRun(grid, shown, say);
}

/** Support for Caves in generic screens: replays, saved games, lists. */
function ownFor(language: Language): Own {
  const sayOf = (state: CavesState, say: Say) => sayIn(state, language, say);
  return {
    isMirrored: true,
    draw: (grid, area, { state }) => {
      const map = mapArea(area);
      const view = viewOf(state);
      drawMap(grid, map, view, centreOn(playerOf(view), map));
    },
    replay: (grid, moment, say) => drawMoment(grid, moment, sayOf(moment.state, say)),
    describe: (previous, events, _participants, say) =>
      describeTurn({ before: previous, after: previous, events }, sayOf(previous, say)).map(
        ({ text }) => text,
      ),
    describeTurn: (state, _participants, say) => {
      const ending = endingOf(state, sayOf(state, say));
      if (ending === undefined) return say('run-turn', { turn: state.turns });
      return `${ending.title} ${ending.about}`;
    },
    notate,
    rules: (say) => [
      ...RULES.map((rule) => say(`caves-screen-rule-${rule}`)),
      ...legend(CLASSIC, say),
      say('caves-screen-rule-depths'),
      ...groundLegend(DEPTHS, say),
      ...newIn(DEPTHS, say),
    ],
    print: (state, _names, say) => makeDump(viewOf(state), state.seed, [], sayOf(state, say)),
  };
}

export function cavesLook(language: Language): AnyLook {
  return { ...genericLook(caves), ...ownFor(language) };
}
