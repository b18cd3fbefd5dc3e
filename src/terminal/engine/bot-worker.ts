import { beginAnswer, EngineService } from '../../play/index.ts';
import type { Question } from '../../play/index.ts';
import { gameResolver } from '../../resolve-game.ts';
import { channel, serve } from './serve.ts';

const resolveGame = gameResolver();

serve(
  new EngineService({ ...channel, begin: (asked: Question) => beginAnswer(asked, resolveGame) }),
);
