import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

type Hops = {
  peer: string | undefined
  /** All `X-Forwarded-For` headers, joined with commas. */
  forwardedFor: string | undefined
  /** Number of proxies that append their peer to that header. */
  trustedProxies: number
}

/**
 * Only the last `trustedProxies` entries are trustworthy, because each proxy appends its peer; a client can forge the
 * others. An invalid entry falls back to the next hop. Without trusted proxies the header is ignored.
 */
export function clientAddress({ peer, forwardedFor = '', trustedProxies }: Hops): string {
  const own = plainAddress(peer ?? '') ?? 'unknown'
  if (trustedProxies === 0) return own
  const added = forwardedFor.split(',').slice(-trustedProxies)
  return added.map((hop) => plainAddress(hop)).find((address) => address !== undefined) ?? own
}

export const addressOf = ({ socket, headers }: IncomingMessage, trustedProxies: number) =>
  clientAddress({
    peer: socket.remoteAddress,
    forwardedFor: [headers['x-forwarded-for'] ?? []].flat().join(','),
    trustedProxies,
  })

/** An IPv6 customer owns at least a /64, more addresses than any table holds. */
export const rateGroup = (address: string): string =>
  isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address

/** Strips brackets, port and zone. Returns the shortest spelling. */
function plainAddress(written: string): string | undefined {
  const bare = written.trim().replace(/^\[([^[\]]*)\](?::\d{1,5})?$/, '$1')
  const address = bare.replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1').replace(/%[\w.-]+$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  return mappedIPv4(address) ?? shortest(address)
}

/** An IPv6 socket reports IPv4 clients as `::ffff:192.0.2.1`. */
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

/** URLs shorten IPv6 addresses (RFC 5952). */
const shortest = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)

function groupsOf(address: string): string[] {
  const [head = [], tail] = shortest(address)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  if (tail === undefined) return head
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
