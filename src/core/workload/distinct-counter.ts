/**
 * Number of different 32-bit hashes: HyperLogLog with 1024 registers (Flajolet et al. 2007, linear counting for few),
 * standard error 3 %.
 */

const BITS = 10
const REGISTERS = 2 ** BITS
/** Bias for this number of registers, from the paper. */
const ALPHA = 0.7213 / (1 + 1.079 / REGISTERS)
const FEW = 2.5 * REGISTERS
const HASHES = 2 ** 32

export class DistinctCounter {
  readonly #registers = new Uint8Array(REGISTERS)

  /** @param hash whose bits are well mixed, see `mixed` */
  add(hash: number): void {
    const register = hash & (REGISTERS - 1)
    const rank = Math.clz32(hash & ~(REGISTERS - 1)) + 1
    const found = Math.min(rank, 32 - BITS + 1)
    if (found > (this.#registers[register] ?? 0)) this.#registers[register] = found
  }

  get distinct(): number {
    let [sum, empty] = [0, 0]
    for (const register of this.#registers) {
      sum += 2 ** -register
      if (register === 0) empty++
    }
    const estimate = (ALPHA * REGISTERS ** 2) / sum
    if (estimate <= FEW && empty > 0) return REGISTERS * Math.log(REGISTERS / empty)
    // Different values with the same hash.
    return estimate > HASHES / 30 ? -HASHES * Math.log(1 - estimate / HASHES) : estimate
  }
}

/** A hash whose bits all depend on each other: the finisher of MurmurHash3. */
export function mixed(hash: number): number {
  let mixing = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35)
  return mixing ^ (mixing >>> 16)
}
