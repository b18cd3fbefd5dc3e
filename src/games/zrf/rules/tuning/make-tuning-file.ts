import type { TunedPiece, TunedVariant, TuningFile } from './tuning-file.ts';

function makeTable(numbers: readonly number[]): string {
  return `[${numbers.join(', ')}]`;
}

function makePiece({ piece, value, mobility, sides }: TunedPiece): string {
  const facts = [
    `"piece": ${JSON.stringify(piece)}`,
    `"value": ${value}`,
    ...(mobility === undefined ? [] : [`"mobility": ${mobility}`]),
  ];
  const lines = sides.map(({ player, stock, early, late }) =>
    [
      `"player": ${JSON.stringify(player)}, "stock": ${stock}`,
      `"early": ${makeTable(early)}`,
      `"late": ${makeTable(late)}`,
    ].join(',\n            '),
  );
  const body = lines.map((line) => `          {\n            ${line}\n          }`).join(',\n');
  return `        {\n          ${facts.join(', ')},\n          "sides": [\n${body}\n          ]\n        }`;
}

function makeVariant({ pieces, ...facts }: TunedVariant): string {
  const lines = Object.entries(facts).map(([key, value]) => {
    return `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  });
  const list = pieces.map(makePiece).join(',\n');
  return `    {\n${lines.join(',\n')},\n      "pieces": [\n${list}\n      ]\n    }`;
}

/** Text of a tuning file: one table a line, the same for equal tunings. */
export function makeTuningFile({ format, tunings }: TuningFile): string {
  const list = tunings.map(makeVariant).join(',\n');
  return `{\n  "format": ${format},\n  "tunings": [\n${list}\n  ]\n}\n`;
}
