import { contentTypeFor } from '@association/content/content-types'
import type { Delivered } from '@association/services/contentful'
import type { OpenShare } from './server/open-share.ts'

/** A share that follows the draft stores an older title. */
export function pageAsNow(open: OpenShare, { parts, space, root }: Delivered): OpenShare {
  const entry = parts[space]?.entries[root]
  const field = contentTypeFor(entry?.sys.contentType?.sys.id ?? '')?.title
  const title = field && entry?.fields?.[field]
  if (typeof title !== 'string' || title.trim() === '') return open
  const page = { ...open.page, title }
  const pages = open.share.pages.map((each) => (each.entry === page.entry ? page : each))
  return { ...open, page, share: { ...open.share, pages } }
}
