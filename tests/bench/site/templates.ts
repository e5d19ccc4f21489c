export type Template = {
  name: string
  path: string
  kind: 'home' | 'article or list' | 'other'
  isMeasured: boolean
  /** Uncompressed bytes. The bench of the delivery measures the HTML of the home page. */
  mostHtml?: number
}

/** The first article of the list changes with the day, and the pages of articles differ by 24 KB. */
const measuredArticle = '/articles/the-meeting-nobody-misses'

const mostHtml = { article: 43_200, list: 66_000, conference: 84_000 }

export async function templatesOf(site: string): Promise<Template[]> {
  const first = async (list: string, detail: RegExp) => {
    const html = await (await fetch(site + list)).text()
    const path = [...html.matchAll(/href="([^"#?]+)/g)]
      .map(([, href = '']) => href)
      .find((href) => detail.test(href))
    if (!path) throw new Error(`${list} links to no page of its entries.`)
    return path
  }
  const list = (name: string, path: string, isMeasured = false): Template => ({
    ...{ name, path, isMeasured },
    kind: 'article or list',
    mostHtml: mostHtml.list,
  })
  const other = (name: string, path: string, isMeasured = false): Template => ({
    ...{ name, path, isMeasured },
    kind: 'other',
  })
  return [
    { name: 'home', path: '/', kind: 'home', isMeasured: true },
    {
      name: 'article',
      path: measuredArticle,
      kind: 'article or list',
      isMeasured: true,
      mostHtml: mostHtml.article,
    },
    list('list of articles', '/articles', true),
    list('topics', '/articles/topics'),
    list('list of courses', '/education/courses'),
    other('course', await first('/education/courses', /^\/education\/course\//), true),
    list('list of books', '/publications/books'),
    other('book', await first('/publications/books', /^\/publications\/books\/(?!search)/), true),
    other('journal', await first('/publications/subscriptions', /^\/publications\/subscriptions\//)),
    other('webinar', await first('/webinars', /^\/webinar\//)),
    other('press release', await first('/about/press-room', /^\/about\/press-room\//)),
    other('job', await first('/aapl-jobs', /^\/aapl-jobs\//)),
    other('membership', '/membership'),
    { ...other('conference', '/conference'), mostHtml: mostHtml.conference },
    other('search', '/search?q=leadership'),
  ]
}
