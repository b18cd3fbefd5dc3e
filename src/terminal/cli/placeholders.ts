import { say } from './cli.ts';
import type { Cli } from './cli.ts';

/** Placeholder with its bracket in front. */
const PLACEHOLDER = /[<[][a-z=]+(?=\.{3}[>\]]|[>\]])/g;

/** Translates the placeholders of a text, such as `--depth <number>` or `[options] <path...>`. */
export function translatePlaceholders(cli: Cli, text: string): string {
  return text.replace(PLACEHOLDER, (placeholder) =>
    placeholder.replace(/[a-z]+/g, (word) => placeholderWord(cli, word)),
  );
}

/** Placeholder in the chosen language, without its brackets. */
export function placeholderWord(cli: Cli, word: string): string {
  return say(cli, 'cli-placeholder', { word });
}
