import type { Verdict } from '../finding.ts'
import { ownText } from '../page/own-text.ts'
import type { Seen } from './seen.ts'

export type Address = {
  /** Without its fragment. */
  url: string
  /** By fragment, with its `#`. */
  targets: Map<string, Target>
}
/** Keeps places only while they may be reported. */
export type Target = { address: Address; hash: string; verdict: Verdict | undefined; seen: Seen[] }

/** By the link text, and by its part before the fragment. */
type OriginTargets = { targets: Map<string, Target>; addresses: Map<string, Address> }

export const urlOf = ({ address, hash }: Target) => address.url + hash

/** Pages repeat links, so links that do not depend on the page are found by their text, without parsing. */
export function createTargets(begin: (target: Target) => void) {
  const byUrl = new Map<string, Address>()
  const byOrigin = new Map<string, OriginTargets>()
  let size = 0

  function addressAt(url: string): Address {
    const known = byUrl.get(url)
    if (known) return known
    const address: Address = { url: ownText(url), targets: new Map() }
    byUrl.set(address.url, address)
    return address
  }

  function targetIn(address: Address, hash: string): Target {
    const known = address.targets.get(hash)
    if (known) return known
    const target: Target = { address, hash: ownText(hash), verdict: undefined, seen: [] }
    address.targets.set(target.hash, target)
    size += 1
    begin(target)
    return target
  }

  /** `url` is absolute, or invalid. */
  function of(url: string): Target {
    const at = URL.canParse(url) ? hashAt(url) : url.length
    return targetIn(addressAt(url.slice(0, at)), url.slice(at))
  }

  return {
    of,
    *all() {
      for (const { targets } of byUrl.values()) yield* targets.values()
    },
    size: () => size,
    reader(base: URL): (href: string) => Target {
      const written = byOrigin.get(base.origin) ?? { targets: new Map(), addresses: new Map() }
      byOrigin.set(base.origin, written)
      let here: Address | undefined
      /** Empty text means the page itself. */
      function addressOf(letters: string): Address | undefined {
        if (letters !== '') return written.addresses.get(letters)
        here ??= addressAt(base.href.slice(0, hashAt(base.href)))
        return here
      }
      function read(href: string): Target {
        const at = hashAt(href)
        const [letters, hash] = [href.slice(0, at), href.slice(at)]
        const isPlain = staysAsWritten.test(hash)
        const address = isPlain && href !== '' ? addressOf(letters) : undefined
        if (address) return targetIn(address, hash)
        // An invalid address is reported as written.
        const target = of(URL.parse(href, base)?.href ?? href)
        if (isPlain && dependsOnOriginOnly.test(letters))
          written.addresses.set(ownText(letters), target.address)
        return target
      }
      return (href) => {
        const known = written.targets.get(href)
        if (known) return known
        const target = read(href)
        if (dependsOnOriginOnly.test(href)) written.targets.set(ownText(href), target)
        return target
      }
    },
  }
}

function hashAt(url: string): number {
  const at = url.indexOf('#')
  return at < 0 ? url.length : at
}

/** The URL standard leaves these characters unescaped. */
const staysAsWritten = /^(#[\w!$%&'()*+,./:;=?@~-]*)?$/

/** Such links mean the same on every page of an origin. */
const dependsOnOriginOnly = /^(\/|https?:\/\/)[!-~]*$/
