import type { SettingsReader } from './settings.ts'

export type SiteAddresses = {
  /** Without a trailing slash. */
  siteUrl: string
  /** Allowed values of the `Host` header. */
  hosts: readonly string[]
  /** Links to these stay on the site: `hosts`, with and without `www.`. */
  ownHosts: readonly string[]
  memberAppUrl: string
}

type Reads = Pick<SettingsReader, 'optional' | 'url'>

export function readAddresses(read: Reads): SiteAddresses {
  const siteUrl = readSiteUrl(read)
  const hosts = hostsOf(siteUrl, read.optional('SITE_HOSTS'))
  return {
    siteUrl,
    hosts,
    ownHosts: withOtherNames(hosts),
    memberAppUrl: read.url('MEMBER_APP_URL', 'the address of the member application'),
  }
}

/** A local site has both names of loopback. */
export function hostsOf(siteUrl: string, more = '') {
  const own = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined
  const isLocal = own !== undefined && ['localhost', '127.0.0.1'].includes(own.hostname)
  const loopback = isLocal ? ['localhost', '127.0.0.1'].map((name) => `${name}:${own.port}`) : []
  return [...new Set([...(own ? [own.host] : []), ...loopback, ...listOf(more)])]
}

export const withOtherNames = (hosts: readonly string[]) => [
  ...new Set(hosts.flatMap((host) => [host, otherName(host)])),
]

const otherName = (host: string) => (host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`)

export const readSiteUrl = (read: Reads) => read.url('SITE_URL', 'the public address of the site')

export const listOf = (written = '') => written.split(/[\s,]+/).filter(Boolean)
