const SEED = /^daily-(\d{4}-\d{2}-\d{2})$/;

/** Seed of the daily run of a date, written as in ISO 8601. */
export function dailySeed(date: string): string {
  return `daily-${date}`;
}

/** The date of the daily run with this seed; undefined for other seeds. */
export function dateOfDaily(seed: string): string | undefined {
  return SEED.exec(seed)?.[1];
}
