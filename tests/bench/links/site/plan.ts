import { seededRandom } from '@association/local/testing/random.ts'
import { type Expected, faults, type Hosts, type LinkKind, traps, walls } from './kinds.ts'
import { pageHtml, type WrittenElement } from './page.ts'

export type PlanOptions = {
  seed: number
  pages: number
  linksPerPage: number
  foreignPages: number
  /** Share of the faults of every kind; at least one of each is planted. */
  share: number
  hosts: Hosts
}

export type PlannedFault = { page: string; url: string; kind: string; expected: Exclude<Expected, 'ok'> }
export type Plan = { pages: Map<string, Buffer>; links: number; faults: PlannedFault[] }

/** The same seed gives the same site. */
export function planSite({ seed, pages, linksPerPage, foreignPages, share, hosts }: PlanOptions): Plan {
  const random = seededRandom(seed)
  const anyOf = (count: number) => Math.floor(random() * count)
  const planted = new Map<number, WrittenElement[]>()
  const truth: PlannedFault[] = []

  for (const kind of [...faults, ...traps, ...walls])
    for (let n = 0; n < Math.ceil(kind.count * share); n += 1) {
      const page = anyOf(pages)
      const link = plant(kind, n, hosts)
      planted.set(page, [...(planted.get(page) ?? []), link])
      const url = URL.parse(link.href, hosts.own)?.href ?? link.href
      if (kind.expected !== 'ok')
        truth.push({ page: `${hosts.own}/page/${page}`, url, kind: kind.name, expected: kind.expected })
    }

  const filler = (page: number): WrittenElement => {
    const draw = random()
    if (draw < 0.03)
      return { element: 'a', href: `${hosts.other}/fine/${anyOf(foreignPages)}`, text: 'A friend' }
    const fragment = draw < 0.3 ? `#part-${1 + anyOf(8)}` : ''
    if (draw < 0.35) return { element: 'a', href: fragment || `${page}`, text: 'On this page' }
    return {
      element: 'a',
      href: `/page/${anyOf(pages)}${fragment}`,
      text: `Read more about part ${anyOf(99)}`,
    }
  }
  const linksOf = (page: number): WrittenElement[] => {
    const links: WrittenElement[] = [
      ...Array.from(
        { length: 8 },
        (_, n) => ({ element: 'a', href: `/page/${n}`, text: `Menu ${n}` }) as const,
      ),
      { element: 'a', href: `/page/${(page + 1) % pages}`, text: 'Next' },
      { element: 'img', href: `/picture/${page}`, text: 'A picture' },
      ...(planted.get(page) ?? []),
    ]
    while (links.length < linksPerPage) links.push(filler(page))
    return links
  }
  const html = new Map<string, Buffer>()
  let links = 1
  for (let page = 0; page < pages; page += 1) {
    const written = linksOf(page)
    links += written.length
    html.set(`${page}`, pageHtml(page, written))
  }
  return { pages: html, links, faults: truth }
}

const plant = (kind: LinkKind, n: number, hosts: Hosts): WrittenElement => ({
  element: kind.element ?? 'a',
  href: kind.href(n, hosts),
  text: kind.name,
})
