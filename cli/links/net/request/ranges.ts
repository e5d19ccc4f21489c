import { BlockList, isIP } from 'node:net'

export type Ranges = (address: string) => boolean

/**
 * Of IPv6, only 2000::/3 is public. All else (loopback, mapped IPv4, NAT64, local, multicast) is refused, as are
 * special ranges inside it.
 */
export const isPrivate: Ranges = separately(
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10], // carrier-grade NAT
    ['127.0.0.0', 8],
    ['169.254.0.0', 16], // link local, and metadata services of clouds
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3], // multicast, reserved, broadcast
  ],
  [
    ['::', 3],
    ['2001::', 23], // Teredo, ORCHID, benchmarking
    ['2001:db8::', 32],
    ['2002::', 16], // 6to4, which carries IPv4 addresses
    ['3fff::', 20],
    ['4000::', 2],
    ['8000::', 1],
  ],
)

/** Such as `127.0.0.0/8` or an address. Throws a RangeError that names the range. */
export function rangesOf(written: readonly string[]): Ranges {
  const parsed = written.map(parseRange)
  return separately(
    parsed.filter(([address]) => isIP(address) === 4),
    parsed.filter(([address]) => isIP(address) === 6),
  )
}

type Range = readonly [address: string, prefix: number]

function parseRange(written: string): Range {
  const [address = '', prefix] = written.trim().split('/')
  const family = isIP(address)
  const longest = family === 4 ? 32 : 128
  const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
  if (family === 0 || length < 0 || length > longest)
    throw new RangeError(`“${written}” is no range of addresses. Write it like 127.0.0.0/8 or ::1/128.`)
  return [address, length]
}

/** Two lists, because Node.js compares IPv4 addresses with IPv6 ranges too, and ::/3 would match all. */
function separately(four: readonly Range[], six: readonly Range[]): Ranges {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const [address, prefix] of four) lists.ipv4.addSubnet(address, prefix, 'ipv4')
  for (const [address, prefix] of six) lists.ipv6.addSubnet(address, prefix, 'ipv6')
  return (address) => {
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    return lists[family].check(address, family)
  }
}
