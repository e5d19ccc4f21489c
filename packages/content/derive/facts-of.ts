import type { Facts } from '../define/facts.ts'
import type { Entry } from '../define/values.ts'
import { facts } from '../generated/facts.ts'

/** Returns undefined for a type without `facts.ts`. */
export function factsOf(entry: Entry): Facts | undefined {
  // TypeScript cannot relate an entry to the function of its type.
  return (facts as Readonly<Record<string, (entry: Entry) => Facts>>)[entry.type]?.(entry)
}
