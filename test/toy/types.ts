import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * What is wrong with the types of the files that a change of the list of games reaches: its own, the toy game's, and those
 * that import it. All others are checked as they are in the tree.
 */
export class TypesOfToy {
  readonly #folder: string;
  #program: ts.Program | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** One line for each fault: file, and message. */
  faults(): readonly string[] {
    const path = join(this.#folder, 'tsconfig.web.json');
    const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as {
      readonly config: unknown;
    };
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
    const program = ts.createProgram({
      rootNames: fileNames,
      options: { ...options, incremental: false, noEmit: true },
      ...(this.#program === undefined ? {} : { oldProgram: this.#program }),
    });
    this.#program = program;
    const reached = program.getSourceFiles().filter((file) => this.#isReached(file));
    return reached.flatMap((file) =>
      [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        ({ messageText }) =>
          `${this.#nameOf(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
    );
  }

  #nameOf({ fileName }: ts.SourceFile): string {
    return relative(this.#folder, fileName);
  }

  #isReached(file: ts.SourceFile): boolean {
    const name = this.#nameOf(file);
    if (name === 'src/games/index.ts' || name.startsWith('src/games/pig/')) return true;
    return name.startsWith('src/') && /from '(?:#games|\.)\/(?:index|resolve)\.ts'/.test(file.text);
  }
}
