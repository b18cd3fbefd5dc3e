import type { LabDoor } from '#games/lab-door.ts';

export const door: LabDoor = {
  kinds: {
    balance: async () => (await import('./balance-kind.ts')).balanceKind,
    targets: async () => (await import('./targets-kind.ts')).targetsKind,
  },
};
