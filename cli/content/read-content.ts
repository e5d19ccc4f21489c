import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import { type Content, fileOf, type Target, targetOf } from '@association/content/rules'
import { collect, type SpaceClient } from '@association/services/management/index.ts'

type Wanted = { space: Space; onlyPublished: boolean }

/** All entries and files of a space as they were last saved, or the entries as visitors see them. Throws ManagementError. */
export async function readContent(client: SpaceClient, { space, onlyPublished }: Wanted): Promise<Content> {
  const [saved, published, files] = await Promise.all([
    readEntries(client, space),
    onlyPublished ? readPublished(client, space) : [],
    readFiles(client),
  ])
  return { entries: byId(onlyPublished ? asVisible(saved, published) : saved), files, onlyPublished }
}

/** Both at once: what was last saved, and what visitors see of it. Throws ManagementError. */
export async function readBoth(
  client: SpaceClient,
  space: Space,
): Promise<{ saved: Content; visible: Content }> {
  const [saved, published, files] = await Promise.all([
    readEntries(client, space),
    readPublished(client, space),
    readFiles(client),
  ])
  return {
    saved: { entries: byId(saved), files, onlyPublished: false },
    visible: { entries: byId(asVisible(saved, published)), files, onlyPublished: true },
  }
}

const readEntries = async (client: SpaceClient, space: Space) =>
  (await collect((query) => client.entry.getMany({ query }))).map((entry) =>
    targetOf(entry, { space, locale }),
  )

const readPublished = async (client: SpaceClient, space: Space) =>
  (await collect((query) => client.entry.getPublished({ query }))).map((entry) =>
    targetOf(entry, { space, locale }),
  )

const readFiles = async (client: SpaceClient) =>
  byId((await collect((query) => client.asset.getMany({ query }))).map((asset) => fileOf(asset, locale)))

/** Drafts stay among them, so that links to them can be judged; of a changed entry visitors see what is published. */
function asVisible(saved: readonly Target[], published: readonly Target[]): Target[] {
  const seen = byId(published)
  return saved.map((target) => ({
    ...target,
    values: seen.get(target.id)?.values ?? target.values,
    status: target.status === 'changed' ? 'published' : target.status,
  }))
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]))
