import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { SiteConfig } from '@association/services/config'
import type { Delivered, Source } from '@association/services/contentful'
import { boundedMap } from '@association/services/shared-state/local/bounded-map.ts'
import { sharedBriefly } from '../../content/shared-briefly.ts'
import { type ReadRecord, sharedMs } from './desk-records.ts'
import { type FrozenContent, mostCharacters, unpacked } from './frozen-content.ts'
import type { OpenShare } from './open-share.ts'

type SharedContentServices = {
  config: Pick<SiteConfig, 'preview'>
  drafts: Source['clients']
  read: ReadRecord
  load(space: Space, id: string): Promise<Delivered | undefined>
  /** Empty for an entry without a page. */
  pathOf(delivered: Delivered): string
  now?: () => number
}

/** Frozen content never changes. */
const frozenMs = 5 * 60_000

type Kept = { content: FrozenContent; characters: number }

/**
 * Concurrent readers share a response: strangers who reload a link must not use up the requests of editors. Calls
 * reject with UpstreamError.
 */
export function sharedContent({ config, drafts, read, load, pathOf, now = Date.now }: SharedContentServices) {
  const brief = { ms: sharedMs, now }
  const kept = boundedMap<Kept>(mostCharacters, { sizeOf: ({ characters }) => characters, now })
  const draft = sharedBriefly(load, brief)
  const draftPaths = sharedBriefly(readPaths, brief)
  const unpackedParts = sharedBriefly(readFrozen, brief)

  async function frozen({ space, record, share }: OpenShare): Promise<FrozenContent> {
    const key = JSON.stringify([space, record, share.frozen])
    const known = kept.get(key)
    if (known) return known.content
    const found = await unpackedParts(space, ...(share.frozen ?? []))
    // A new record reaches the Preview API late, so a missing one is not cached.
    if (found) kept.put(key, found, frozenMs)
    return found?.content ?? {}
  }

  async function readFrozen(space: Space, ...ids: string[]): Promise<Kept | undefined> {
    const parts = (await Promise.all(ids.map((id) => read(space, 'frozen', id)))).map(partOf)
    const content = unpacked(parts, config.preview.secret)
    return content && { content, characters: parts.join('').length }
  }

  async function readPaths(space: Space, ...entries: string[]): Promise<ReadonlyMap<string, string>> {
    const query = { 'sys.id[in]': entries.join(), include: 0, limit: 100 } as object
    const { items } = await drafts[space].getEntries(query)
    return new Map(
      items.map((item) => {
        const { id } = item.sys
        const parts = { [space]: { entries: { [id]: item }, assets: {} } } as Delivered['parts']
        return [id, pathOf({ space, root: id, parts })]
      }),
    )
  }

  return {
    async page(open: OpenShare): Promise<Delivered | undefined> {
      const { space, entry } = open.page
      return open.share.mode === 'frozen' ? (await frozen(open))[`${space}/${entry}`] : draft(space, entry)
    },
    /** By entry id; empty while a page has no path. */
    async paths(open: OpenShare): Promise<ReadonlyMap<string, string>> {
      const { space, share } = open
      if (share.mode === 'follow') return draftPaths(space, ...share.pages.map(({ entry }) => entry))
      const content = Object.values(await frozen(open))
      return new Map(content.map((delivered) => [delivered.root, pathOf(delivered)]))
    },
  }
}

const partOf = (found: { record: unknown } | undefined) =>
  isRecord(found?.record) && typeof found.record.part === 'string' ? found.record.part : ''
