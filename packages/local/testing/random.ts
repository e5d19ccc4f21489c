/**
 * The fixed seed prevents chance failures; `CHAOS_SEED=…` tries other faults. By default the first four requests of the
 * migrations are lost.
 */
// biome-ignore lint/style/noProcessEnv: no configuration of the product
export const chaosSeed = Number(process.env.CHAOS_SEED ?? 910)

/** mulberry32; numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
