import { statusOf } from '@association/content/rules'
import { collect, collectEditors, type SpaceClient } from '@association/services/management/index.ts'
import type { SpaceContent } from './content.ts'

/** Sends only GET requests. Throws ManagementError. */
export async function readEnvironment(client: SpaceClient): Promise<SpaceContent> {
  const [entries, assets, tags, locales, types, editors] = await Promise.all([
    collect((query) => client.entry.getMany({ query })),
    collect((query) => client.asset.getMany({ query })),
    collect((query) => client.tag.getMany({ query })),
    collect((query) => client.locale.getMany({ query })),
    collect((query) => client.contentType.getMany({ query })),
    collectEditors(client),
  ])
  const [published, publishedAssets] = await Promise.all([
    entries.some(isChanged) ? collect((query) => client.entry.getPublished({ query })) : [],
    assets.some(isChanged) ? collect((query) => client.asset.getPublished({ query })) : [],
  ])
  return { entries, published, assets, publishedAssets, tags, locales, types, editors }
}

const isChanged = ({ sys }: { sys: Parameters<typeof statusOf>[0] }) => statusOf(sys) === 'changed'
