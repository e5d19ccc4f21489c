import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '@association/services/upstream'

/** Collects what a page depends on during rendering. */
export type Noted = {
  tags: Set<string>
  /** Expiry in milliseconds since 1970. */
  until: number
  isMissing: boolean
  /** `Set-Cookie` values for one visitor. */
  cookies: string[]
}

const current = processWide('rendering', () => new AsyncLocalStorage<Noted>())

export async function noting<Result>(work: () => PromiseLike<Result>) {
  const noted: Noted = { tags: new Set(), until: Number.POSITIVE_INFINITY, isMissing: false, cookies: [] }
  // Awaits inside, because lazy promises only start their work when awaited.
  return { result: await current.run(noted, async () => await work()), noted }
}

type Note = {
  tags?: readonly string[]
  until?: number | undefined
  isMissing?: boolean
  cookies?: readonly string[]
}

/** Does nothing in previews, feeds and hot reload, which store nothing. */
export function note({ tags = [], until = Number.POSITIVE_INFINITY, isMissing = false, cookies = [] }: Note) {
  const noted = current.getStore()
  if (!noted) return
  for (const tag of tags) noted.tags.add(tag)
  noted.until = Math.min(noted.until, until)
  noted.isMissing ||= isMissing
  noted.cookies.push(...cookies)
}
