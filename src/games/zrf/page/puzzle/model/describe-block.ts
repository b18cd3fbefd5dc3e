import { assertDefined } from '#core';
import { DIRECTION_NAMES, directionOf, wayOfSteps } from '#games/zrf/voice/block-moves.ts';
import type { BlockWay } from '#games/zrf/voice/block-moves.ts';
import { say } from '#web/language/language.ts';
import { extentOf } from '../../blocks/outline.ts';
import { firstSteps } from '../sliding/blocks-reach.ts';
import { placesOf } from './puzzle-page-model.ts';
import type { PuzzlePageModel } from './puzzle-page-model.ts';

/** Description of a block for screen readers: name, size, place and possible directions. */
export function describeBlock(page: PuzzlePageModel, block: number): string {
  const anchor = assertDefined(page.animator.position.value.anchors[block]);
  const { width, height } = extentOf(placesOf(page.model, block, anchor));
  const { rules } = page.model;
  const { kind, label } = assertDefined(page.cast[block]);
  const about = say('puzzle-block', {
    kind,
    block: label,
    width,
    height,
    at: assertDefined(rules.board.positions[anchor]).name,
  });
  const reach = page.reaches.value[block];
  if (reach === undefined) return about;
  const headings = firstSteps(reach).map(({ anchors }) =>
    directionOf(rules, assertDefined(anchors[0]), assertDefined(anchors[1])),
  );
  const directions = DIRECTION_NAMES.filter((one) => headings.includes(one)).map((one) =>
    say(`puzzle-way-${one}`, { count: 1 }),
  );
  return directions.length === 0
    ? about
    : say('puzzle-block-ways', { about, ways: directions.join(', ') });
}

/** Way of the hinted move. */
export function hintedWay({ model, solver, animator }: PuzzlePageModel): BlockWay | undefined {
  const steps = solver.hint.value?.move.steps ?? [];
  if (!model.isOpen.value) return undefined;
  const { anchors } = animator.position.value;
  return wayOfSteps(model.file.game, model.match.state, anchors, steps);
}
