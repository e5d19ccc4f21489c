/** A bundler can copy a module into each route; the value is still one for the process. */
export function processWide<T>(name: string, make: () => T): T {
  const holder = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for(`association.${name}`)
  if (!(key in holder)) holder[key] = make()
  return holder[key] as T
}
