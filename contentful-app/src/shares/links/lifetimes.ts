const hourMs = 60 * 60 * 1000

export const lifetimes = [
  { id: 'hour', name: '1 hour', ms: hourMs },
  { id: 'day', name: '1 day', ms: 24 * hourMs },
  { id: 'fortnight', name: '14 days', ms: 14 * 24 * hourMs },
] as const

export type Lifetime = (typeof lifetimes)[number]['id']

export const lifetimeMs = (id: Lifetime) => lifetimes.find((lifetime) => lifetime.id === id)?.ms ?? hourMs
