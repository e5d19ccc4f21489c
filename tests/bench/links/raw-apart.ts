import { readFileSync } from 'node:fs'
import { Pool } from 'undici'
import { mb } from '../measuring/memory.ts'
import { peakMemory } from '../measuring/peak-memory.ts'
import type { SeenRequest } from './site/serve.ts'

/** The same requests as the audit, without reading the responses. */
const requests: SeenRequest[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const atOnce = 16
const pools = new Map<string, Pool>()
const begin = performance.now()
const queues = Map.groupBy(requests, ({ url }) => new URL(url).origin)
await Promise.all([...queues].map(([origin, queue]) => empty(origin, queue)))
const ms = performance.now() - begin
process.send?.({ ms, peakMb: peakMemory() / mb })
for (const pool of pools.values()) await pool.destroy()
process.disconnect?.()

async function empty(origin: string, queue: readonly SeenRequest[]) {
  const pool = new Pool(origin, { connections: atOnce, pipelining: 1, allowH2: false, headersTimeout: 2000 })
  pools.set(origin, pool)
  const waiting = queue.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { method, url } of waiting) await fetchOne(pool, method, url.slice(origin.length))
    }),
  )
}

async function fetchOne(pool: Pool, method: string, path: string) {
  try {
    const { body } = await pool.request({ path, method: method === 'HEAD' ? 'HEAD' : 'GET', reset: false })
    await body.dump({ limit: 1_000_000 })
  } catch {}
}
