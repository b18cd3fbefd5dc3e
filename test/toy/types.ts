import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** True if a file of the copy, given by path and text, is affected by the addition. */
export type IsReached = (path: string, text: string) => boolean;

/**
 * Files affected by a change of the list of games: the list, the toy game, and files that import
 * the list.
 */
const importsGames: IsReached = (path, text) => {
  if (path === 'src/games/index.ts' || path.startsWith('src/games/pig/')) return true;
  return path.startsWith('src/') && /from '(?:#games|\.)\/(?:index|resolve)\.ts'/.test(text);
};

/**
 * Type errors in files affected by an addition. Other files are assumed to be as correct as in the
 * tree.
 */
export class TypesOfToy {
  readonly #folder: string;
  readonly #isReached: IsReached;
  readonly #parsed = new Map<string, ts.SourceFile>();
  #program: ts.Program | undefined;

  constructor(folder: string, isReached = importsGames) {
    this.#folder = folder;
    this.#isReached = isReached;
  }

  /** One line per error: file and message. */
  faults(): readonly string[] {
    const path = join(this.#folder, 'tsconfig.web.json');
    const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as {
      readonly config: unknown;
    };
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
    const checked = { ...options, incremental: false, noEmit: true };
    const program = ts.createProgram({
      rootNames: fileNames,
      options: checked,
      host: this.#host(checked),
      ...(this.#program === undefined ? {} : { oldProgram: this.#program }),
    });
    this.#program = program;
    const reached = program
      .getSourceFiles()
      .filter((file) => this.#isReached(this.#nameOf(file), file.text));
    return reached.flatMap((file) =>
      [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        ({ messageText }) =>
          `${this.#nameOf(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
    );
  }

  /** Compiler host that reparses only files changed since the last check. */
  #host(options: ts.CompilerOptions): ts.CompilerHost {
    const host = ts.createCompilerHost(options);
    return {
      ...host,
      getSourceFile: (name, language, ...rest) => {
        const cached = this.#parsed.get(name);
        if (cached !== undefined && cached.text === host.readFile(name)) return cached;
        const file = host.getSourceFile(name, language, ...rest);
        if (file !== undefined) this.#parsed.set(name, file);
        return file;
      },
    };
  }

  #nameOf({ fileName }: ts.SourceFile): string {
    return relative(this.#folder, fileName);
  }
}
