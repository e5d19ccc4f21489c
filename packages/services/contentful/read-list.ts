import type { ContentTypeId, Entry, Space } from '@association/content'
import { reader } from '@association/content/read'
import type { DeliveredList } from './fetch-list.ts'
import { resolve } from './resolve.ts'

export type ListedEntry<Type extends ContentTypeId> = {
  entry: Entry<Type>
  createdAt: string
  updatedAt: string
}

/** Skips entries of other content types. */
export function readList<Type extends ContentTypeId>(
  type: Type,
  { roots, parts }: DeliveredList,
  spaceOf: (spaceId: string) => Space | undefined,
): ListedEntry<Type>[] {
  return roots.flatMap(({ space, root }) => {
    const wire = resolve({ space, root, parts }, spaceOf)
    const entry = wire && reader({ spaceOf: () => space })(wire)
    if (entry?.type !== type) return []
    const timeOf = (name: string) => String(wire?.sys[name] ?? '')
    return [{ entry: entry as Entry<Type>, createdAt: timeOf('createdAt'), updatedAt: timeOf('updatedAt') }]
  })
}
