import { WHOLE_CAMPAIGN } from '../../rules/index.ts';
import { describeNoUndo } from '#voice/saved-game.ts';
import { say } from '#web/language/language.ts';
import { settings, toggleGuidance } from '#web/storage/settings.ts';
import { notify } from '#web/ui/notices.tsx';
import { quickDice } from '../../voice/suggested-dice.ts';
import type { DicePage } from '../game/dice-page.ts';
import { campShown, tableShown } from '../game/table-shown.ts';
import { keyOf, toolOf } from '../game/dice-keys.ts';

/** Elements that handle Enter and the space bar themselves. */
const TAKES_ENTER = 'button, a, summary';

/**
 * Handles a key; returns true if it has a meaning. `tell` receives the reason if the action is
 * refused.
 */
export function pressKey(
  event: KeyboardEvent,
  page: DicePage,
  announce: (text: string) => void,
): boolean {
  const { model, gamePage } = page;
  if (event.key === '?') {
    gamePage.dialog.value = 'help';
    return true;
  }
  const key = keyOf(event);
  if (key === undefined) return false;
  if (model.rolling.value !== undefined) {
    model.playback.settle();
    return true;
  }
  const { target } = event;
  if (key === 'enter' && target instanceof Element && target.closest(TAKES_ENTER) !== null) {
    return false;
  }
  if (event.shiftKey) return pressQuick(key, page);
  return pressOffer(key, page, announce) || pressTool(key, page, announce);
}

function pressOffer(key: string, { model }: DicePage, announce: (text: string) => void): boolean {
  const table = tableShown(model);
  const offer = table?.offers.find((one) => one.key === key);
  if (table?.suggested !== undefined && offer?.action.kind === 'confirm') {
    model.playAll(table.suggested.steps);
    return true;
  }
  if (table !== undefined && offer !== undefined) {
    announce(model.choose(offer, table));
    return true;
  }
  if (key !== 'enter' || !model.isOpen.value) return false;
  if (table === undefined) {
    const leave = campShown(model).find(({ group }) => group === 'leave');
    return leave !== undefined && model.play(leave.action);
  }
  return table.scene.over !== undefined && model.play({ kind: 'go-on' });
}

/** Takes an offer with the dice suggested for it. */
function pressQuick(key: string, { model }: DicePage): boolean {
  const table = tableShown(model);
  const offer = table?.offers.find((one) => one.key === key);
  if (table === undefined || offer === undefined) return false;
  const isPossible = offer.refusal === undefined && !offer.dooms;
  const quick = isPossible ? quickDice(table.scene, offer.action, model.words.value) : undefined;
  if (quick !== undefined) model.playAll(quick.steps);
  return quick !== undefined;
}

function pressTool(
  key: string,
  { model, gamePage }: DicePage,
  announce: (text: string) => void,
): boolean {
  const tool = toolOf(key);
  if (tool === undefined) return false;
  const { scene, route } = model.state.value;
  const isScene = scene !== undefined;
  const isCampaign = route === WHOLE_CAMPAIGN;
  if (tool === 'undo') {
    if (model.present.value.canUndo) model.undo();
    else announce(describeNoUndo(model.match, say, 'dice-page-no-undo'));
  } else if (tool === 'hints') {
    toggleGuidance();
    notify(say(`dice-page-hints-${settings.value.guidance}`));
  } else if (tool === 'leave') location.hash = '#/dice';
  else if (isScene || tool === 'heroes' || tool === 'journal') gamePage.dialog.value = tool;
  else if (tool === 'map' && isCampaign) gamePage.dialog.value = 'road';
  return true;
}
