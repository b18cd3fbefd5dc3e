// Indexing without a check for undefined, for indexes guaranteed to be in range. Each array type
// has a separate function: engines specialise a function by the arrays it has seen, and a shared
// function slows innermost loops by a fifth.

export const int32At = (list: Int32Array, index: number): number => list[index] as number;

export const uint32At = (list: Uint32Array, index: number): number => list[index] as number;

export const int16At = (list: Int16Array, index: number): number => list[index] as number;

export const uint16At = (list: Uint16Array, index: number): number => list[index] as number;

export const int8At = (list: Int8Array, index: number): number => list[index] as number;

export const uint8At = (list: Uint8Array, index: number): number => list[index] as number;

export const float64At = (list: Float64Array, index: number): number => list[index] as number;

/** Element of any list, for use outside innermost loops. */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  return list[index] as T;
}
