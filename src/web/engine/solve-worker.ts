import { EngineService } from '../../play/index.ts';
import { Advisers } from '../../puzzles/index.ts';
import type { SolvingQuestion } from '../../puzzles/index.ts';
import { channel, serve } from './serve.ts';

const advisers = new Advisers();

serve(new EngineService({ ...channel, begin: (asked: SolvingQuestion) => advisers.begin(asked) }));
