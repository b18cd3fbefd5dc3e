import { serve } from '#web/engine/serve.ts';
import { OpeningService, filesIn } from './opening-service.ts';

serve(new OpeningService((reply) => postMessage(reply, { transfer: filesIn(reply) })));
