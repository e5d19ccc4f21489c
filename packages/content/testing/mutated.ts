type Randomness = { random: () => number; strange: readonly unknown[] }

const share = 0.15

export function mutated(value: unknown, source: Randomness): unknown {
  const { random, strange } = source
  if (random() < share) return strange[Math.floor(random() * strange.length)]
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const changed = mutated(item, source)
      return random() < share ? [changed, changed] : [changed]
    })
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const kept = Object.entries(value).filter(() => random() > share / 2)
  return Object.fromEntries(kept.map(([key, part]) => [key, mutated(part, source)]))
}
