/**
 * One value for the whole process, however often the module that makes it is loaded: a bundler may give each route its
 * own copy of a module, but what one of them learns about a service holds for all.
 */
export function processWide<T>(name: string, make: () => T): T {
  const holder = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for(`association.${name}`)
  if (!(key in holder)) holder[key] = make()
  return holder[key] as T
}
