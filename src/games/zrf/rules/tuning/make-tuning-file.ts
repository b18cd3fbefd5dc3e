import type {
  CalibratedVariant,
  TunedPatterns,
  TunedPiece,
  TunedVariant,
  TuningFile,
} from './tuning-file.ts';

function makeTable(numbers: readonly number[]): string {
  return `[${numbers.join(', ')}]`;
}

function makePiece({ piece, value, mobility, lateMobility, sides }: TunedPiece): string {
  const facts = [
    `"piece": ${JSON.stringify(piece)}`,
    `"value": ${value}`,
    ...(mobility === undefined ? [] : [`"mobility": ${mobility}`]),
    ...(lateMobility === undefined ? [] : [`"lateMobility": ${lateMobility}`]),
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

function makePattern({ squares, mirrored, early, late }: TunedPatterns): string {
  const lines = [
    `"squares": ${JSON.stringify(squares)}`,
    ...(mirrored === undefined ? [] : [`"mirrored": ${JSON.stringify(mirrored)}`]),
    `"early": ${makeTable(early)}`,
    `"late": ${makeTable(late)}`,
  ];
  return `        {\n          ${lines.join(',\n          ')}\n        }`;
}

function makeVariant({ pieces, patterns, ...facts }: TunedVariant): string {
  const lines = Object.entries(facts).map(([key, value]) => {
    return `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  });
  const list = pieces.map(makePiece).join(',\n');
  const tail =
    patterns === undefined
      ? ''
      : `,\n      "patterns": [\n${patterns.map(makePattern).join(',\n')}\n      ]`;
  return `    {\n${lines.join(',\n')},\n      "pieces": [\n${list}\n      ]${tail}\n    }`;
}

function makeLevels({ levels, ...facts }: CalibratedVariant): string {
  const lines = Object.entries(facts).map(([key, value]) => {
    return `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  });
  const list = levels.map((level) => `        ${JSON.stringify(level)}`).join(',\n');
  return `    {\n${lines.join(',\n')},\n      "levels": [\n${list}\n      ]\n    }`;
}

function makeList(name: string, items: readonly string[]): string {
  return items.length === 0 ? `  "${name}": []` : `  "${name}": [\n${items.join(',\n')}\n  ]`;
}

/** Text of a tuning file: one table or level a line, the same for equal tunings. */
export function makeTuningFile({ format, tunings, levels = [] }: TuningFile): string {
  const parts = [
    `  "format": ${format}`,
    makeList('tunings', tunings.map(makeVariant)),
    ...(levels.length === 0 ? [] : [makeList('levels', levels.map(makeLevels))]),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}
