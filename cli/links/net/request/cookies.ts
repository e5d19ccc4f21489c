type Cookie = { value: string; path: string; isSecure: boolean }

/** More are a fault of the site. */
const mostCookies = 50

/** Cookies of our pages are never sent to another host. */
export function createCookies() {
  const byHost = new Map<string, Map<string, Cookie>>()

  return {
    keep({ hostname }: URL, lines: readonly string[], now: number): void {
      const jar = byHost.get(hostname) ?? new Map<string, Cookie>()
      byHost.set(hostname, jar)
      for (const { name, cookie } of lines.map((line) => cookieIn(line, now))) {
        jar.delete(name)
        if (cookie && jar.size < mostCookies) jar.set(name, cookie)
      }
    },
    headerFor({ hostname, pathname, protocol }: URL): string | undefined {
      const jar = byHost.get(hostname)
      if (!jar || jar.size === 0) return undefined
      const fitting = [...jar].filter(
        ([, { path, isSecure }]) => isBelow(pathname, path) && (!isSecure || protocol === 'https:'),
      )
      return fitting.map(([name, { value }]) => `${name}=${value}`).join('; ') || undefined
    },
  }
}

/** `cookie` is undefined if the line deletes it. */
function cookieIn(line: string, now: number): { name: string; cookie?: Cookie } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const [name, value] = halves(pair)
  const given = new Map(attributes.map(halves).map(([key, said]) => [key.toLowerCase(), said]))
  if (name === '' || isOver(given, now)) return { name }
  const path = given.get('path') ?? '/'
  return { name, cookie: { value, path: path.startsWith('/') ? path : '/', isSecure: given.has('secure') } }
}

function halves(text: string): [string, string] {
  const at = text.indexOf('=')
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

function isOver(attributes: ReadonlyMap<string, string>, now: number): boolean {
  const maxAge = attributes.get('max-age')
  if (maxAge !== undefined) return Number(maxAge) <= 0
  return Date.parse(attributes.get('expires') ?? '') <= now
}

const isBelow = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
