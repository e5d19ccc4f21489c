/** A bundler can give each route a copy of a module; the value is still one for the process. */
export function processWide<T>(name: string, make: () => T): T {
  const holder = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for(`association.${name}`)
  if (!(key in holder)) holder[key] = make()
  return holder[key] as T
}
