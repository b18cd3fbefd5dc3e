/** The files with all texts of Caves and of the screens around it. */
export const CAVES_TOPICS: readonly string[] = [
  'common',
  'web',
  'screen',
  'setup',
  'runs',
  'caves',
  'caves-screen',
  'caves-told',
  'caves-words',
];
