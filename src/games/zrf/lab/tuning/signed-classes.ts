import { int32At, int8At } from '#core';

/** A member's class, and 1 or -1 for its value as a multiple of the value of the class; 0 if that is 0. */
export interface Membership {
  readonly root: number;
  readonly sign: number;
}

/** Classes of numbers whose values are equal or opposite. */
export class SignedClasses {
  readonly #parents: Int32Array;
  /** Sign relative to the parent. */
  readonly #signs: Int8Array;
  /** Roots whose value is its own opposite. */
  readonly #even: Uint8Array;

  constructor(count: number) {
    this.#parents = Int32Array.from({ length: count }, (_, index) => index);
    this.#signs = new Int8Array(count).fill(1);
    this.#even = new Uint8Array(count);
  }

  /** Joins the classes of two members whose values are equal (`sign` 1) or opposite (-1). */
  join(one: number, other: number, sign: number): void {
    const [first, second] = [this.#find(one), this.#find(other)];
    const between = first.sign * second.sign * sign;
    if (first.root === second.root) {
      if (between < 0) this.#even[first.root] = 1;
      return;
    }
    const [low, high] = [first.root, second.root].sort((a, b) => a - b) as [number, number];
    this.#parents[high] = low;
    this.#signs[high] = between;
    if (this.#even[high] === 1) this.#even[low] = 1;
  }

  /** Lowest member of a member's class, and how their values relate. */
  of(member: number): Membership {
    const { root, sign } = this.#find(member);
    return { root, sign: this.#even[root] === 1 ? 0 : sign };
  }

  #find(member: number): Membership {
    let [root, sign] = [member, 1];
    while (int32At(this.#parents, root) !== root) {
      sign *= int8At(this.#signs, root);
      root = int32At(this.#parents, root);
    }
    if (root !== member) {
      this.#parents[member] = root;
      this.#signs[member] = sign;
    }
    return { root, sign };
  }
}
