/** npm start [-- options of `turnwright web`]: serves the page on this machine. */
import { becomeTurnwright, prepare } from './support/prepare.mjs';
import { script } from './support/steps.mjs';

await script(async () => {
  prepare(['cli', 'web']);
  await becomeTurnwright(['web', ...process.argv.slice(2)]);
});
