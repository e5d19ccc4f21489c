import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import { type Content, fileOf, targetOf } from '@association/content/rules'
import { collect, type SpaceClient } from '@association/services/management/index.ts'

/** All entries and files of a space as they were last saved, or the entries as visitors see them. Throws ManagementError. */
export async function readContent(
  client: SpaceClient,
  { space, onlyPublished }: { space: Space; onlyPublished: boolean },
): Promise<Content> {
  const [saved, published, assets] = await Promise.all([
    collect((query) => client.entry.getMany({ query })),
    onlyPublished ? collect((query) => client.entry.getPublished({ query })) : [],
    collect((query) => client.asset.getMany({ query })),
  ])
  const seen = new Map(published.map((entry) => [entry.sys.id, entry]))
  const entries = saved.map((entry) => {
    const target = targetOf(entry, { space, locale })
    const visible = seen.get(target.id)
    return visible ? { ...target, values: targetOf(visible, { space, locale }).values } : target
  })
  return { entries: byId(entries), files: byId(assets.map((asset) => fileOf(asset, locale))), onlyPublished }
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]))
