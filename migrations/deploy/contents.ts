import { journalType, type SpaceClient } from '@association/services/management/index.ts'

/**
 * Excludes the journal. Records of the editor's desk count: a share link that was revoked after cloning would work
 * again with the clone.
 */
export type Counts = { entries: number; assets: number }

const ownEntries = { 'sys.contentType.sys.id[ne]': journalType }

export async function countContents(client: SpaceClient): Promise<Counts> {
  const [entries, assets] = await Promise.all([
    client.entry.getMany({ query: { ...ownEntries, limit: 0 } }),
    client.asset.getMany({ query: { limit: 0 } }),
  ])
  return { entries: entries.total, assets: assets.total }
}

export type Edits = { count: number; examples: readonly string[] }

const shown = 3

export async function editsSince(client: SpaceClient, moment: string): Promise<Edits> {
  const query = { 'sys.updatedAt[gte]': moment, order: '-sys.updatedAt', limit: shown }
  const [entries, assets] = await Promise.all([
    client.entry.getMany({ query: { ...ownEntries, ...query } }),
    client.asset.getMany({ query }),
  ])
  return {
    count: entries.total + assets.total,
    examples: [...entries.items, ...assets.items].slice(0, shown).map(({ sys }) => sys.id),
  }
}
