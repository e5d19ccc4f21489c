/** Pages whose content depends on what a visitor searches for. */
const paths = new Set(['/search', '/publications/books/search'])
/** No page reads any other parameter, so no other one gets into the rendering. */
const parameters = ['q', 'page']
/** Characters of a value; nobody searches for more. */
const longest = 400

export const isQueryPage = (path: string) => paths.has(path)

/** The part of a URL's query that a search page reads, each parameter once; an empty text where there is none. */
export function allowedQuery(url: string): string {
  const [, query = ''] = url.split('?', 2)
  const sent = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of parameters) {
    const value = sent.get(name)
    if (value !== null) kept.set(name, value.slice(0, longest))
  }
  return kept.size === 0 ? '' : `?${kept}`
}
