import type { Call } from '#play';
import { tryRules } from './rules-opening.ts';
import type { RulesQuestion } from './rules-opening.ts';
import { channel, serve } from '#terminal/engine/serve.ts';

serve({
  receive: ({ id, question }: Call<unknown>) => {
    if (question === undefined) return Promise.resolve();
    const answer = tryRules(question as RulesQuestion, channel.now);
    channel.reply({ id, kind: 'answer', answer });
    return Promise.resolve();
  },
});
