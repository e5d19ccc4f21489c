export type Naming = { alias: string; change: string; now: Date }

const numberOf = (change: string) => change.slice(0, 4)

/** Returns `master-2026-11-20-0002`, with a further number if that name is taken. */
export function freeName({ alias, change, now }: Naming, taken: ReadonlySet<string>): string {
  const base = `${alias}-${now.toISOString().slice(0, 10)}-${numberOf(change)}`
  const free = (name: string) => !taken.has(name)
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`
    if (free(name)) return name
  }
}

export function isCloneName(name: string, alias: string, change?: string): boolean {
  const rest = name.startsWith(`${alias}-`) ? name.slice(alias.length + 1) : ''
  const number = /^\d{4}-\d{2}-\d{2}-(\d{4})(?:-\d+)?$/.exec(rest)?.[1]
  return number !== undefined && (change === undefined || number === numberOf(change))
}
