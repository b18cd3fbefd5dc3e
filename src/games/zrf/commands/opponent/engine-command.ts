/** Protocols of engines that can take a seat. */
const SEATED_PROTOCOLS = ['uci', 'usi'] as const;
export type SeatedProtocol = (typeof SEATED_PROTOCOLS)[number];

/** Program of an engine: its arguments are passed on as they are, without a shell. */
export interface EngineCommand {
  /** Undefined to follow the game. */
  readonly protocol: SeatedProtocol | undefined;
  readonly program: string;
  readonly args: readonly string[];
}

const MAX_MIND = 40;

/** Words of a text, separated by blanks; double quotes keep blanks together. */
function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word);
}

/** Reads `stockfish`, `uci:stockfish` or `"/opt/my engine" --threads 1`; undefined if empty. */
export function readEngineCommand(text: string): EngineCommand | undefined {
  const protocol = SEATED_PROTOCOLS.find((name) => text.startsWith(`${name}:`));
  const [program, ...args] = wordsIn(
    protocol === undefined ? text : text.slice(protocol.length + 1),
  );
  return program === undefined || program === '' ? undefined : { protocol, program, args };
}

/** Name of an engine in seats and saved games: that of its file, in small letters. */
export function mindOf({ program }: EngineCommand): string {
  const [file = ''] = program.split(/[/\\]/).slice(-1);
  const words =
    file
      .replace(/\.\w{1,4}$/, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  const mind = words.join('-').replace(/^[^a-z]+/, '');
  return mind.slice(0, MAX_MIND) || 'engine';
}
