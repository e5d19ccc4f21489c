import { isIP } from 'node:net'
import type { Verdict } from '../../finding.ts'
import { failureOf } from './failure.ts'
import type { Resolve } from './names.ts'
import { isPrivate, type Ranges } from './ranges.ts'

/** Only `addresses` may be connected to; `isTrusted` hosts are read completely and without pauses. */
export type Permission =
  | { may: true; addresses: readonly string[]; isTrusted: boolean }
  | { may: false; verdict: Exclude<Verdict, { state: 'ok' }> }

type PermissionRules = { isOwn(url: URL): boolean; isAllowed: Ranges; resolve: Resolve }

export function permissions(rules: PermissionRules): (url: URL) => Promise<Permission> {
  const known = new Map<string, Promise<Permission>>()
  return (url) => {
    const decided = known.get(url.origin) ?? permission(url, rules)
    known.set(url.origin, decided)
    return decided
  }
}

/** Checks scheme, port and resolved addresses before anything is sent. */
async function permission(url: URL, rules: PermissionRules): Promise<Permission> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(hostname) ? [hostname] : await resolved(hostname, rules.resolve)
  if ('state' in found) return { may: false, verdict: found }
  const addresses = found.filter((address) => rules.isAllowed(address) || !isPrivate(address))
  const isAllowed = addresses.some(rules.isAllowed)
  if (addresses.length === 0 || (addresses.length < found.length && !isAllowed)) return forbidden(found)
  const isOwn = rules.isOwn(url)
  if (url.port !== '' && !isOwn && !isAllowed) return unusualPort(url.port)
  return { may: true, addresses, isTrusted: isOwn || addresses.every(rules.isAllowed) }
}

type RefusedPermission = Extract<Permission, { may: false }>

async function resolved(
  hostname: string,
  resolve: Resolve,
): Promise<readonly string[] | RefusedPermission['verdict']> {
  try {
    const found = await resolve(hostname)
    return found.length > 0 ? found : { state: 'broken', reason: 'unknownHost' }
  } catch (error) {
    return failureOf(error)
  }
}

const forbidden = (found: readonly string[]): RefusedPermission => ({
  may: false,
  verdict: {
    state: 'broken',
    reason: 'forbiddenAddress',
    detail: `It leads to ${found.find(isPrivate)}, which visitors cannot reach.`,
  },
})

const unusualPort = (port: string): RefusedPermission => ({
  may: false,
  verdict: { state: 'unverified', reason: 'skipped', detail: `Port ${port} is not asked.` },
})
