import type { Space } from '@association/content'
import type { Share } from '@association/content/preview/share.ts'
import { valuesOf } from '@association/content/rules'
import { recordStore } from '../../contentful/record-store.ts'
import type { Session } from '../../contentful/session.ts'
import { ShareError } from './share-error.ts'
import { type SharedLink, sharedLinkOf } from './shared-link.ts'

const mostListed = 100
const longestTitle = 200

const words = {
  many: 'share links',
  missing: 'This share link is gone: a colleague may have deleted it. Reload the list.',
}

export type ListedShares = { links: readonly SharedLink[]; total: number }

/** Every function throws ShareError. */
export function shareStore(session: Session, space: Space) {
  const records = recordStore(session, { space, words, Failure: ShareError })
  const locale = session.sdk.locales.default
  return {
    async list(limit = mostListed): Promise<ListedShares> {
      const { items, total } = await records.list({ kind: 'share', order: '-sys.createdAt', limit })
      return { links: items.flatMap((entry) => sharedLinkOf(entry, space, locale) ?? []), total }
    },
    /** Stores frozen content in separate records. Deletes them if a step fails. */
    async create(share: Share, parts: readonly string[] = []): Promise<SharedLink> {
      const frozen: string[] = []
      const title = titleOf(share)
      try {
        for (const [index, part] of parts.entries()) {
          const content = { title: `${title} (${index + 1})`.slice(-longestTitle), record: { part } }
          frozen.push((await records.create('frozen', content)).sys.id)
        }
        const record = frozen.length > 0 ? { ...share, frozen } : share
        const link = sharedLinkOf(await records.create('share', { title, record }), space, locale)
        if (!link) throw new ShareError('Contentful stored something else than this share link. Try again.')
        return link
      } catch (error) {
        await records.discard(frozen)
        throw error
      }
    },
    revoke: ({ id }: SharedLink, at: string) =>
      records.change(id, (entry) => ({
        record: { ...Object(valuesOf(entry, locale).record), revokedAt: at },
      })),
    async delete({ id, share }: SharedLink): Promise<void> {
      await records.delete(id)
      await records.discard(share.frozen ?? [])
    },
  }
}

export type ShareStore = ReturnType<typeof shareStore>

const titleOf = ({ pages }: Share) =>
  pages
    .map(({ title }) => title)
    .join(', ')
    .slice(0, longestTitle)
