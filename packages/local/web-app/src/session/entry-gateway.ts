import type { EntryProps } from 'contentful-management'
import type { Clients, Scope } from '../contentful/clients.ts'

export type Transition = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete'

export type EntryGateway = {
  load(): Promise<EntryProps>
  save(entry: EntryProps): Promise<EntryProps>
  /** A deletion resolves to undefined. */
  run(transition: Transition, entry: EntryProps): Promise<EntryProps | undefined>
}

/** Contentful's web app marks automatic saves. */
const automatic = { 'X-Contentful-UI-Content-Auto-Save': 'true' }

export function entryGateway(
  { cma }: Pick<Clients, 'cma'>,
  scope: Scope & { entryId: string },
): EntryGateway {
  return {
    load: () => cma.entry.get(scope),
    save: (entry) => cma.entry.update(scope, entry, automatic),
    async run(transition, entry) {
      if (transition === 'publish') return cma.entry.publish(scope, entry)
      if (transition !== 'delete') return cma.entry[transition](scope)
      if (entry.sys.publishedVersion) await cma.entry.unpublish(scope)
      await cma.entry.delete(scope)
      return undefined
    },
  }
}
