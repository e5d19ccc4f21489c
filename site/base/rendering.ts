import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '@association/services/upstream'

export type Noted = {
  tags: Set<string>
  /** Unix milliseconds of expiry. */
  until: number
  isMissing: boolean
  /** True if content cannot be read now. */
  isPassing: boolean
  cookies: string[]
}

const current = processWide('rendering', () => new AsyncLocalStorage<Noted>())

export async function noting<Result>(work: () => PromiseLike<Result>) {
  const noted: Noted = {
    tags: new Set(),
    until: Number.POSITIVE_INFINITY,
    isMissing: false,
    isPassing: false,
    cookies: [],
  }
  // Lazy promises only start when awaited.
  return { result: await current.run(noted, async () => await work()), noted }
}

type RenderNote = {
  tags?: readonly string[]
  until?: number | undefined
  isMissing?: boolean
  isPassing?: boolean
  cookies?: readonly string[]
}

/** Does nothing in previews, feeds and hot reload, which store nothing. */
export function note({
  tags = [],
  until = Number.POSITIVE_INFINITY,
  isMissing = false,
  isPassing = false,
  cookies = [],
}: RenderNote) {
  const noted = current.getStore()
  if (!noted) return
  for (const tag of tags) noted.tags.add(tag)
  noted.until = Math.min(noted.until, until)
  noted.isMissing ||= isMissing
  noted.isPassing ||= isPassing
  noted.cookies.push(...cookies)
}
