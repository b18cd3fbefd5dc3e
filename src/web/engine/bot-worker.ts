import { beginAnswer, EngineService } from '../../play/index.ts';
import type { Question } from '../../play/index.ts';
import { resolveGame } from '../../resolve-game.ts';
import { channel, serve } from './serve.ts';

serve(
  new EngineService({ ...channel, begin: (asked: Question) => beginAnswer(asked, resolveGame) }),
);
