import { statusOf } from '@association/content/rules'
import {
  collect,
  collectEditors,
  isReserved,
  type SpaceClient,
} from '@association/services/management/index.ts'
import { byIds } from './by-ids.ts'
import type { ExportedEntity, ExportItem, SpaceExport } from './space-export.ts'

/** Omits our tools' records. Throws ManagementError. */
export async function readSpace(
  client: SpaceClient,
  { published }: { published: boolean },
): Promise<SpaceExport> {
  const [contentTypes, editorInterfaces, entries, assets, locales, tags] = await Promise.all([
    collect((query) => client.contentType.getMany({ query })),
    collectEditors(client),
    collect((query) => (published ? client.entry.getPublished({ query }) : client.entry.getMany({ query }))),
    collect((query) => (published ? client.asset.getPublished({ query }) : client.asset.getMany({ query }))),
    collect((query) => client.locale.getMany({ query })),
    collect((query) => client.tag.getMany({ query })),
  ])
  const wanted = contents(entries).filter(isOurs)
  const [publishedEntries, publishedAssets] = await Promise.all([
    byIds(published ? [] : changedIn(wanted), (query) => client.entry.getPublished({ query })),
    byIds(published ? [] : changedIn(contents(assets)), (query) => client.asset.getPublished({ query })),
  ])
  return {
    contentTypes: items(contentTypes).filter(({ sys }) => !isReserved(sys.id)),
    tags: items(tags),
    editorInterfaces: items(editorInterfaces).filter(isOurs),
    entries: wanted,
    publishedEntries: contents(publishedEntries),
    assets: contents(assets),
    publishedAssets: contents(publishedAssets),
    locales: items(locales),
  }
}

const changedIn = (items: readonly ExportedEntity[]) =>
  items.filter(({ sys }) => statusOf(sys) === 'changed').map(({ sys }) => sys.id)

const isOurs = ({ sys }: ExportItem) => !isReserved(sys.contentType?.sys.id ?? '')

// Contentful's types are narrower.
const items = (read: readonly unknown[]) => read as ExportItem[]
const contents = (read: readonly unknown[]) => read as ExportedEntity[]
