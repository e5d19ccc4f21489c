import { ManagementError } from './errors.ts'

type Page<Item> = { total: number; items: Item[] }
type Query = { limit: number; skip: number }

const largestPage = 1000

/**
 * Reads a whole collection in as few requests as there are pages of 1000, or of less where a page would be larger than
 * the 7 MB that Contentful answers.
 */
export async function collect<Item>(read: (query: Query) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = []
  let limit = largestPage
  for (;;) {
    const page = await read({ limit, skip: items.length }).catch((error: unknown) => {
      if (limit === 1 || !isTooBig(error)) throw error
      return undefined
    })
    if (!page) {
      limit = Math.ceil(limit / 4)
      continue
    }
    checkPage(page)
    items.push(...page.items)
    if (page.items.length === 0 || items.length >= page.total) return items
  }
}

const isTooBig = (error: unknown) =>
  error instanceof ManagementError && error.status === 400 && error.message.includes('Response size too big')

/** Throws for what is JSON, but no page of things with an id. */
function checkPage({ items }: { items?: unknown }) {
  if (Array.isArray(items) && items.every(hasId)) return
  throw new ManagementError(
    'UNREADABLE',
    'The Management API answers with something that is no list of Contentful: check CONTENTFUL_MANAGEMENT_HOST.',
  )
}

const hasId = (item: { sys?: { id?: unknown } } | null) => typeof item?.sys?.id === 'string'
