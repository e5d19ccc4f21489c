export type Template = {
  name: string
  path: string
  kind: 'article or list' | 'other'
  isMeasured: boolean
}

export async function templatesOf(site: string): Promise<Template[]> {
  const first = async (list: string, detail: RegExp) => {
    const html = await (await fetch(site + list)).text()
    const path = [...html.matchAll(/href="([^"#?]+)/g)]
      .map(([, href = '']) => href)
      .find((href) => detail.test(href))
    if (!path) throw new Error(`${list} links to no page of its entries.`)
    return path
  }
  const other = (name: string, path: string, isMeasured = false): Template => ({
    name,
    path,
    kind: 'other',
    isMeasured,
  })
  return [
    other('home', '/', true),
    {
      name: 'article',
      path: await first('/articles', /^\/articles\/(?!topics|page)/),
      kind: 'article or list',
      isMeasured: true,
    },
    { name: 'list of articles', path: '/articles', kind: 'article or list', isMeasured: true },
    { name: 'topics', path: '/articles/topics', kind: 'article or list', isMeasured: false },
    { name: 'list of courses', path: '/education/courses', kind: 'article or list', isMeasured: false },
    other('course', await first('/education/courses', /^\/education\/course\//), true),
    { name: 'list of books', path: '/publications/books', kind: 'article or list', isMeasured: false },
    other('book', await first('/publications/books', /^\/publications\/books\/(?!search)/), true),
    other('journal', await first('/publications/subscriptions', /^\/publications\/subscriptions\//)),
    other('webinar', await first('/webinars', /^\/webinar\//)),
    other('press release', await first('/about/press-room', /^\/about\/press-room\//)),
    other('job', await first('/aapl-jobs', /^\/aapl-jobs\//)),
    other('membership', '/membership'),
    other('conference', '/conference'),
    other('search', '/search?q=leadership'),
  ]
}
