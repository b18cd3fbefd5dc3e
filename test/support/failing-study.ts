import type { AnyStudy } from '#lab';

/** The study, with units that throw. */
export function failingStudy(
  study: AnyStudy,
  isFailing: (cell: number, index: number) => boolean,
): AnyStudy {
  return new Proxy(study, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'play') return (value as () => unknown).bind(target);
      return (cell: number, index: number, tally: unknown) => {
        if (isFailing(cell, index)) throw new Error(`unit ${index} fails`);
        return target.play(cell, index, tally);
      };
    },
  });
}
