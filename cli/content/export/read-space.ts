import { collect, isReserved, type SpaceClient } from '@association/services/management/index.ts'
import type { Content, Item, SpaceExport } from './space-export.ts'

/** Everything of a space but what belongs to our tools. Throws ManagementError. */
export async function readSpace(
  client: SpaceClient,
  { published }: { published: boolean },
): Promise<SpaceExport> {
  const [contentTypes, editorInterfaces, entries, assets, locales, tags] = await Promise.all([
    collect((query) => client.contentType.getMany({ query })),
    collect((query) => client.editorInterface.getMany({ query })),
    collect((query) => (published ? client.entry.getPublished({ query }) : client.entry.getMany({ query }))),
    collect((query) => (published ? client.asset.getPublished({ query }) : client.asset.getMany({ query }))),
    collect((query) => client.locale.getMany({ query })),
    collect((query) => client.tag.getMany({ query })),
  ])
  return {
    contentTypes: items(contentTypes).filter(({ sys }) => !isReserved(sys.id)),
    tags: items(tags),
    editorInterfaces: items(editorInterfaces).filter(isOurs),
    entries: contents(entries).filter(isOurs),
    assets: contents(assets),
    locales: items(locales),
  }
}

const isOurs = ({ sys }: Item) => !isReserved(sys.contentType?.sys.id ?? '')

// Contentful's own types say more than an export reads.
const items = (read: readonly unknown[]) => read as Item[]
const contents = (read: readonly unknown[]) => read as Content[]
