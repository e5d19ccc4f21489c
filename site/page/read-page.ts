import type { Entry } from '@association/content'
import { type Problem, reader } from '@association/content/read'
import { type Delivered, resolve } from '@association/services/contentful'
import { published } from './content-source.ts'

/** A delivered page as views read it, with what a person should mend in it. */
export function readPage(delivered: Delivered) {
  const problems: Problem[] = []
  const wire = resolve(delivered, published.spaceOf)
  const read = reader({
    spaceOf: ({ sys }) => published.spaceOf(sys.space?.sys.id ?? '') ?? delivered.space,
    report: (problem) => problems.push(problem),
  })
  const entry = wire && read(wire)
  return { entry: entry?.type === 'page' ? (entry as Entry<'page'>) : undefined, problems }
}
