import { Pool } from 'undici'
import type { FloodRequest } from './spellings.ts'

/** Counts by kind of request; `broken` are connections without a response. */
export type Statuses = Map<string, Map<number | 'broken', number>>

export async function sendAll(
  origin: string,
  requests: Iterable<FloodRequest>,
  connections = 32,
): Promise<Statuses> {
  const pool = new Pool(origin, { connections, pipelining: 1, allowH2: false })
  const statuses: Statuses = new Map()
  const waiting = requests[Symbol.iterator]()
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next())
      count(statuses, next.value.kind, await send(pool, next.value))
  }
  await Promise.all(Array.from({ length: connections }, work))
  await pool.close()
  return statuses
}

async function send(pool: Pool, { path, headers }: FloodRequest): Promise<number | 'broken'> {
  try {
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers })
    await body.dump({ limit: 10_000_000 })
    return statusCode
  } catch {
    return 'broken'
  }
}

function count(statuses: Statuses, kind: string, status: number | 'broken') {
  const ofKind = statuses.get(kind) ?? new Map<number | 'broken', number>()
  statuses.set(kind, ofKind.set(status, (ofKind.get(status) ?? 0) + 1))
}

export const statusWords = (statuses: Statuses) =>
  [...statuses]
    .map(([kind, counts]) => `${kind} ${[...counts].map(([status, n]) => `${status} × ${n}`).join(', ')}`)
    .join('; ')
