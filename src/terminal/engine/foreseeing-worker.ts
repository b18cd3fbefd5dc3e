import { ForeseeingService } from '#play';
import { gameResolver, STEPS_AT_ONCE } from '#games/resolve.ts';
import { channel, serve } from './serve.ts';

serve(new ForeseeingService({ ...channel, resolver: gameResolver, stepsAtOnce: STEPS_AT_ONCE }));
