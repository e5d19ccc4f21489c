import { type LinkHosts, linkAttributes } from '../links/link-attributes.ts'
import { plainPath } from '../links/own-path.ts'
import type { Target } from './subject.ts'

/** Keys are start paths of `plainPath`. */
export type Redirects = ReadonlyMap<string, string>

type RedirectEntry = Pick<Target, 'type' | 'values' | 'status'>

export function redirectsIn(entries: Iterable<RedirectEntry>): Redirects {
  const redirects = new Map<string, string>()
  for (const { type, values, status } of entries) {
    const { from, to } = values
    const isRedirect = type?.id === 'redirect' && status !== 'archived'
    if (isRedirect && typeof from === 'string' && typeof to === 'string') redirects.set(plainPath(from), to)
  }
  return redirects
}

type Hosts = Pick<LinkHosts, 'own'>

export function pathIn(address: string, { own }: Hosts): string | undefined {
  const { href } = linkAttributes(address, { own, platform: [] })
  return href?.startsWith('/') ? plainPath(href) : undefined
}

/** Returns undefined without a redirect, or for a loop. */
export function endOf(path: string, redirects: Redirects, hosts: Hosts): string | undefined {
  const seen = new Set<string>()
  let at: string | undefined = path
  let end: string | undefined
  while (at !== undefined && redirects.has(at)) {
    if (seen.has(at)) return undefined
    seen.add(at)
    end = redirects.get(at)
    at = end === undefined ? undefined : pathIn(end, hosts)
  }
  return end
}
