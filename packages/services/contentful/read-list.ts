import type { ContentTypeId, Entry, Space } from '@association/content'
import { reader } from '@association/content/read'
import type { DeliveredList } from './fetch-list.ts'
import { resolve } from './resolve.ts'

/** An entry as code reads it, with the times that Contentful keeps of it. */
export type Listed<Type extends ContentTypeId> = { entry: Entry<Type>; createdAt: string; updatedAt: string }

/** The entries of a delivered list, in its order; what is of another type is no part of it. */
export function readList<Type extends ContentTypeId>(
  type: Type,
  { roots, parts }: DeliveredList,
  spaceOf: (spaceId: string) => Space | undefined,
): Listed<Type>[] {
  return roots.flatMap(({ space, root }) => {
    const wire = resolve({ space, root, parts }, spaceOf)
    const entry = wire && reader({ spaceOf: () => space })(wire)
    if (entry?.type !== type) return []
    const timeOf = (name: string) => String(wire?.sys[name] ?? '')
    return [{ entry: entry as Entry<Type>, createdAt: timeOf('createdAt'), updatedAt: timeOf('updatedAt') }]
  })
}
