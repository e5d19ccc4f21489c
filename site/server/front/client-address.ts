import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

type Hops = {
  /** Who opened the connection. */
  peer: string | undefined
  /** All `X-Forwarded-For` headers of the request, joined with commas. */
  forwardedFor: string | undefined
  /** How many proxies in front of the site add their peer to that header. */
  trustedProxies: number
}

/**
 * The address of the client behind the trusted proxies. Each proxy appends the address of its peer, so only the last
 * entries are trustworthy: a client can write anything to the left of them. Where such an entry is no address, the
 * client is the next hop that has one. Without trusted proxies the header is never read.
 */
export function clientAddress({ peer, forwardedFor = '', trustedProxies }: Hops): string {
  const own = plainAddress(peer ?? '') ?? 'unknown'
  if (trustedProxies === 0) return own
  const added = forwardedFor.split(',').slice(-trustedProxies)
  return added.map((hop) => plainAddress(hop)).find((address) => address !== undefined) ?? own
}

/** The same for a request of Node.js. */
export const addressOf = ({ socket, headers }: IncomingMessage, trustedProxies: number) =>
  clientAddress({
    peer: socket.remoteAddress,
    forwardedFor: [headers['x-forwarded-for'] ?? []].flat().join(','),
    trustedProxies,
  })

/**
 * The key of a rate limit. One customer of an IPv6 network owns at least a /64, with more addresses than any table
 * holds, so these share one key.
 */
export const rateGroup = (address: string): string =>
  isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address

/** Without brackets, port and zone, in the shortest spelling; undefined when it is no address. */
function plainAddress(written: string): string | undefined {
  const bare = written.trim().replace(/^\[([^[\]]*)\](?::\d{1,5})?$/, '$1')
  const address = bare.replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1').replace(/%[\w.-]+$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  return mappedIPv4(address) ?? shortest(address)
}

/** An IPv4 client of a socket that listens on IPv6 appears as `::ffff:192.0.2.1`. */
function mappedIPv4(address: string) {
  const groups = groupsOf(address).map((group) => Number.parseInt(group, 16))
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.')
    : undefined
}

/** URLs write IPv6 addresses as RFC 5952 recommends. */
const shortest = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)

/** All eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = shortest(address)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  if (tail === undefined) return head
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
