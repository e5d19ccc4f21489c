export type PageFacts = {
  path: string
  status: number
  title: string
  description: string
  canonical: string
  picture: string
  /** The files of its pictures that mean something, and the words of its covers. */
  pictures: string[]
  /** A picture is behind words. */
  hasBackground: boolean
  ranks: number[]
  /** Invalid JSON-LD. */
  badJson: string[]
  things: string[]
  /** Internal, without fragments and sign-in links. */
  links: string[]
}

/** Runs in the browser, so all it needs is inside. Four at a time. */
export async function readPages(paths: readonly string[]): Promise<PageFacts[]> {
  const facts: PageFacts[] = []
  const waiting = paths.values()
  const readAll = async () => {
    for (const path of waiting) facts.push(await read(path))
  }
  await Promise.all([readAll(), readAll(), readAll(), readAll()])
  return facts

  async function read(path: string): Promise<PageFacts> {
    const answer = await fetch(path)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name)
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
    const parsed = scripts.map(({ textContent }) => parse(textContent ?? ''))
    return {
      path,
      status: answer.status,
      title: page.title,
      description: attribute('meta[name=description]', 'content') ?? '',
      canonical: attribute('link[rel=canonical]', 'href') ?? '',
      picture: attribute('meta[property="og:image"]', 'content') ?? '',
      pictures: [
        ...[...page.querySelectorAll('main img:not([alt=""])')].map(
          (img) => img.getAttribute('src')?.split('?')[0] ?? '',
        ),
        ...[...page.querySelectorAll('main [style*="--ems"], main div[role=img]')].map(
          ({ textContent }) => textContent,
        ),
      ],
      hasBackground: page.querySelector('main img[style^="object-position"]') !== null,
      ranks: [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])),
      badJson: parsed.flatMap(({ bad }) => bad ?? []),
      things: parsed.flatMap(({ types }) => types ?? []),
      links: [...page.querySelectorAll('a[href]:not([rel~=nofollow])')].flatMap(
        (link) => pathOf(link, path) ?? [],
      ),
    }
  }

  function parse(text: string): { types?: string[]; bad?: string } {
    try {
      const data = JSON.parse(text)
      return { types: [data['@graph'] ?? data].flat().map((thing) => thing['@type']) }
    } catch {
      return { bad: text.slice(0, 200) }
    }
  }

  function pathOf(link: Element, path: string): string | undefined {
    const url = new URL(link.getAttribute('href') ?? '', location.origin + path)
    return url.origin === location.origin ? url.pathname + url.search : undefined
  }
}

/** Runs in the browser, four at a time. */
export async function statusesOf(addresses: readonly string[]): Promise<[string, number][]> {
  const statuses: [string, number][] = []
  const waiting = addresses.values()
  const askAll = async () => {
    for (const address of waiting) statuses.push([address, (await fetch(address)).status])
  }
  await Promise.all([askAll(), askAll(), askAll(), askAll()])
  return statuses
}
