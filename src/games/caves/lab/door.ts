import type { LabDoor } from '#games/lab-door.ts';

export const door: LabDoor = {
  loadRuns: async () => (await import('./runs.ts')).cavesArena,
};
