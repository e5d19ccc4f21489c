/** Returns `1 entry` or `1,200 entries`. */
export function counted(count: number, one: string, many = pluralOf(one)): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

const pluralOf = (one: string) => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`)
