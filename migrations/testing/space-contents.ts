import type { SpaceClient } from '@association/services/management/index.ts'
import { readContent } from '../engine/content/read-content.ts'
import { readModel } from '../engine/plan/read-space.ts'

/** Omits versions, times and the course of the journal, which differ between equal runs. */
export async function spaceContents(client: SpaceClient) {
  const { model, unpublished, journal } = await readModel(client)
  const { entries, tags } = await readContent(client, 'all')
  return {
    model,
    unpublished: [...unpublished],
    entries: Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    tags: Object.fromEntries(tags),
    journal: journal.map(({ id, outcome }) => `${id} ${outcome}`),
  }
}
