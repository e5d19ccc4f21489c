import type { Facts } from '../define/facts.ts'
import type { Entry } from '../define/values.ts'
import { facts } from '../generated/facts.ts'

/** What an entry says of itself in lists and shared links. Undefined for a type without `facts.ts`. */
export function factsOf(entry: Entry): Facts | undefined {
  // TypeScript does not see that an entry and the function for its type belong together.
  return (facts as Readonly<Record<string, (entry: Entry) => Facts>>)[entry.type]?.(entry)
}
