import type { ContentTypeId, Entry } from '@association/content'
import { type ReadProblem, reader } from '@association/content/read'
import { type Delivered, resolve } from '@association/services/contentful'
import { published } from './content-source.ts'

/** `report` receives content problems. */
export function readAny(
  delivered: Delivered | undefined,
  report?: (problem: ReadProblem) => void,
): Entry | undefined {
  const wire = delivered && resolve(delivered, published.spaceOf)
  if (!wire) return undefined
  const read = reader({
    spaceOf: ({ sys }) => published.spaceOf(sys.space?.sys.id ?? '') ?? delivered.space,
    report,
  })
  return read(wire)
}

export function readAs<Id extends ContentTypeId>(
  type: Id,
  delivered: Delivered | undefined,
  report?: (problem: ReadProblem) => void,
): Entry<Id> | undefined {
  const entry = readAny(delivered, report)
  return entry?.type === type ? (entry as Entry<Id>) : undefined
}
