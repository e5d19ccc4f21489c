type Page<Item> = { total: number; items: Item[] }
type Query = { limit: number; skip: number }

const largestPage = 1000

/** Reads a whole collection in as few requests as there are pages of 1000. */
export async function collect<Item>(read: (query: Query) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const page = await read({ limit: largestPage, skip: items.length })
    items.push(...page.items)
    if (page.items.length === 0 || items.length >= page.total) return items
  }
}
