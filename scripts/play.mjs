/** npm run play [-- command and options]: runs the arcade in this terminal. */
import { becomeTurnwright, prepare } from './support/prepare.mjs';
import { script } from './support/steps.mjs';

await script(async () => {
  prepare(['cli']);
  await becomeTurnwright(process.argv.slice(2));
});
