import type { Citation } from '../citation.ts'
import { apa } from './apa.ts'
import { chicago, mla } from './humanities.ts'
import { ama, vancouver } from './medical.ts'

/** By name, in the order in which visitors see them. */
export const citationStyles: Readonly<Record<string, (citation: Citation) => string>> = {
  APA: apa,
  AMA: ama,
  Vancouver: vancouver,
  Chicago: chicago,
  MLA: mla,
}
