const dayMs = 86_400_000

/** Such as `2026-05-01`, in UTC. */
export const dayFrom = (now: number, days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10)
