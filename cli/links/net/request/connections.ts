import { createRequire } from 'node:module'
import { isIP, type LookupFunction } from 'node:net'
import type { Pool as PoolType } from 'undici'

/** Loading all of undici takes 13 MB more. */
const Pool: typeof PoolType = createRequire(import.meta.url)('undici/lib/dispatcher/pool.js')

export type Pools = ReturnType<typeof createPools>
type Options = { connections: number; connectTimeoutMs: number; certificateAuthority?: string }

export function createPools({ connections, connectTimeoutMs, certificateAuthority }: Options) {
  const pools = new Map<string, PoolType>()
  return {
    of(origin: string, addresses: readonly string[]): PoolType {
      const known = pools.get(origin)
      if (known) return known
      const pool = new Pool(origin, {
        connections,
        pipelining: 1,
        allowH2: false,
        maxHeaderSize: largestHeaders,
        keepAliveTimeout: keepAliveMs,
        // 0 switches the timeouts off: exchanges have their own deadline.
        headersTimeout: 0,
        bodyTimeout: 0,
        connect: { lookup: pinned(addresses), timeout: connectTimeoutMs, ca: certificateAuthority },
      })
      pools.set(origin, pool)
      return pool
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
    },
  }
}

const largestHeaders = 64 * 1024
const keepAliveMs = 3000

/** Prevents DNS rebinding: connections only use the checked addresses. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, options, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = found
    if (options.all || !first) callback(null, found)
    else callback(null, first.address, first.family)
  }
