/**
 * Preloaded before a program (`node --import`): writes its CPU time so far, in microseconds, to the
 * file CPU_FILE when it prints CPU_UNTIL, or when it exits.
 */
import { writeFileSync } from 'node:fs';

const { CPU_FILE, CPU_UNTIL } = process.env;

function note() {
  const { user, system } = process.cpuUsage();
  writeFileSync(CPU_FILE, String(user + system));
}

if (CPU_UNTIL === undefined) process.on('exit', note);
else {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text, ...rest) => {
    if (String(text).includes(CPU_UNTIL)) note();
    return write(text, ...rest);
  };
}
