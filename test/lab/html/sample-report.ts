import type { Phrase, ReportFile } from '#lab';

/** Name that breaks out of careless markup, spreadsheets and scripts. */
export const HOSTILE = `=1+1</script><img src=x onerror="alert('x')">&amp;`;

const label = (text: string): Phrase => ({ id: 'lab-versus', args: { one: text, two: 'club' } });

function estimate(value: number, width: number) {
  const round = (end: number) => Number(end.toFixed(3));
  return { value, least: round(value - width), most: round(value + width) };
}

function share(value: number, width = 0) {
  return { estimate: estimate(value, width), unit: 'share' } as const;
}

const WORDS = ['random', 'beginner', HOSTILE, 'a very long name of a bot that does not fit'];

const COUNTS = [2, 5, 9, 14, 22, 31, 36, 33, 25, 18, 11, 6, 3, 0, 1];

/** Report with every kind of chart and entry. */
export const sampleReport: ReportFile = {
  plan: {
    format: 1,
    kind: 'arena',
    game: { id: 'kalah', rules: 1 },
    options: { houses: 6, pie: false },
    seed: 'sample </script>',
    cells: WORDS,
    stop: { kind: 'units', units: 400 },
    parameters: { games: 800 },
  },
  report: {
    question: { id: 'lab-question-arena', args: { one: 'club', two: HOSTILE, game: 'kalah' } },
    answer: [
      {
        id: 'lab-answer-stronger',
        args: {
          one: 'club',
          two: HOSTILE,
          games: 800,
          wins: 500,
          draws: 20,
          losses: 280,
          share: '63.8',
          least: '60.4',
          most: '67.0',
        },
      },
      { id: 'lab-diff-about' },
    ],
    sections: [
      {
        id: 'scores',
        title: { id: 'lab-scores' },
        text: [{ id: 'lab-diff-about' }],
        chart: {
          kind: 'intervals',
          title: { id: 'lab-scores' },
          about: { id: 'lab-scores-about' },
          reference: 0.5,
          marks: WORDS.slice(0, 3).map((word, at) => ({
            label: label(at === 2 ? 'casual' : word),
            figure: share(0.42 + at * 0.08, 0.034),
            ...(at === 1 ? { band: { least: 0.46, most: 0.54 } } : {}),
          })),
        },
        table: {
          id: 'scores',
          columns: [
            { id: 'bots', head: { id: 'lab-col-bots' }, isText: true },
            { id: 'games', head: { id: 'lab-col-games' } },
            { id: 'wins', head: { id: 'lab-col-wins' } },
            { id: 'draws', head: { id: 'lab-col-draws' } },
            { id: 'losses', head: { id: 'lab-col-losses' } },
            { id: 'score', head: { id: 'lab-col-score' } },
            { id: 'first', head: { id: 'lab-col-first' } },
          ],
          rows: WORDS.map((word, at) => ({
            id: word,
            entries: [
              label(word),
              800,
              300 + at,
              20,
              480 - at,
              share(0.42 + at * 0.08, 0.034),
              share(0.5, 0.03),
            ],
          })),
        },
      },
      {
        id: 'long',
        title: { id: 'lab-diff-changed' },
        chart: {
          kind: 'intervals',
          title: { id: 'lab-diff-changed' },
          about: { id: 'lab-diff-about' },
          reference: 0,
          marks: WORDS.map((word, at) => ({
            label: word,
            figure: {
              estimate:
                at === 3
                  ? { value: 0.4, least: -Infinity, most: Infinity }
                  : estimate(at - 1.5, 0.8),
              unit: 'change',
            },
          })),
        },
      },
      {
        id: 'ends',
        title: { id: 'lab-diff-side' },
        chart: {
          kind: 'parts',
          title: { id: 'lab-diff-plans' },
          about: { id: 'lab-scores-about' },
          marks: [0.44, 0.31, 0.18, 0.07].map((value, at) => ({
            label: label(['rat', 'hunger', 'orc', 'ghost'][at] ?? ''),
            figure: share(value, 0.03),
          })),
        },
      },
      {
        id: 'lengths',
        title: { id: 'lab-col-games' },
        chart: {
          kind: 'bars',
          title: { id: 'lab-col-draws' },
          about: { id: 'lab-scores-about' },
          x: { id: 'lab-col-games' },
          series: ['club', 'casual'].map((name, of) => ({
            label: name,
            points: COUNTS.map((y, at) => ({ x: 20 + at + 2 * of, y: y * (of + 1) })),
          })),
        },
      },
      {
        id: 'lines',
        title: { id: 'lab-col-first' },
        chart: {
          kind: 'lines',
          title: { id: 'lab-diff-difference' },
          about: { id: 'lab-scores-about' },
          x: { id: 'lab-col-games' },
          y: { id: 'lab-col-score' },
          unit: 'share',
          series: ['club', 'casual', 'beginner'].map((name, of) => ({
            label: name,
            points: COUNTS.map((_, at) => {
              const y = 0.9 - of * 0.02 - 0.4 / (1 + at * (of + 0.4) * 0.3);
              return { x: at, y, ...(of === 0 ? { least: y - 0.05, most: y + 0.05 } : {}) };
            }),
          })),
        },
      },
    ],
    data: { name: HOSTILE },
  },
  provenance: {
    version: '0.1.0',
    build: '0.1.0',
    started: '2026-01-02T03:04:05.678Z',
    seconds: 93,
    executor: 'threads',
    workers: 2,
    chunks: 40,
  },
};
