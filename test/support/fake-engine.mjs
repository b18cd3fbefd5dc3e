/**
 * Engine that answers from a script. Arguments: the protocol, `--moves` with the moves to play in
 * order, `--variants` that it offers, `--log` with a file for the lines it reads, and `--fault` with
 * the way it fails at its first move: crash, mute or deaf (to everything).
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [protocol = 'uci', ...rest] = process.argv.slice(2);
const flag = (name) => rest[rest.indexOf(`--${name}`) + 1] ?? '';
const has = (name) => rest.includes(`--${name}`);
const moves = has('moves') ? flag('moves').split(',') : [];
const fault = has('fault') ? flag('fault') : '';

const say = (line) => process.stdout.write(`${line}\n`);

function introduce() {
  say('id name Fake');
  if (has('variants')) {
    const all = flag('variants')
      .split(',')
      .map((name) => ` var ${name}`);
    say(`option name ${protocol.toUpperCase()}_Variant type combo default chess${all.join('')}`);
  }
  say(`${protocol}ok`);
}

function answer() {
  if (fault === 'crash') process.exit(3);
  if (fault === 'mute') return;
  say('info depth 1 score cp 0');
  say(`bestmove ${moves.shift() ?? 'resign'}`);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (has('log')) appendFileSync(flag('log'), `${line}\n`);
  if (fault === 'deaf') return;
  if (line === protocol) introduce();
  else if (line === 'isready') say('readyok');
  else if (line.startsWith('go')) answer();
  else if (line === 'stop' && fault === 'mute') say(`bestmove ${moves.shift()}`);
  else if (line === 'quit') process.exit();
});
