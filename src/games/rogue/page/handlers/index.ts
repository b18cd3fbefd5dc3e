import type { Handler } from '../bus/event-bus.ts';
import type { LevelUpEvent, RogueBusEvent } from '../bus/events.ts';
import type { HandlerServices, State } from '../bus/states.ts';
import { canvasClear } from './canvas-clear.ts';
import { changePreviousUpdateTime } from './change-previous-update-time.ts';
import { cursor } from './cursor.ts';
import { debugInfo } from './debug-info.ts';
import { gameInterface } from './game-interface.ts';
import { gameWorld } from './game-world.ts';
import { init } from './init.ts';
import { levelUp } from './level-up.ts';
import { mainMenu } from './main-menu.ts';
import { playerDie } from './player-die.ts';

/** All handlers in dispatch order. To add one, create a file and add a line here. */
export function makeHandlers(
  services: HandlerServices,
  sayLevelUp: (event: LevelUpEvent) => readonly string[],
): readonly Handler<State, RogueBusEvent>[] {
  return [
    canvasClear,
    init,
    mainMenu(services),
    cursor(services),
    gameWorld(services),
    gameInterface(services),
    levelUp(sayLevelUp),
    playerDie,
    debugInfo(services),
    changePreviousUpdateTime,
  ];
}
