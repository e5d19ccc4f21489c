import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '@association/services/upstream'

/** What a page turns out to depend on while Next.js renders it. */
export type Noted = {
  tags: Set<string>
  /** Milliseconds since 1970: from then on the page is out of date by itself. */
  until: number
  /** The page says that there is none at its path. */
  isMissing: boolean
  /** `Set-Cookie` values of a page for one visitor. */
  cookies: string[]
}

const current = processWide('rendering', () => new AsyncLocalStorage<Noted>())

/** Does some work, and collects what the code inside it notes. */
export async function noting<Result>(work: () => PromiseLike<Result>) {
  const noted: Noted = { tags: new Set(), until: Number.POSITIVE_INFINITY, isMissing: false, cookies: [] }
  // Awaited inside: some promises begin their work only when somebody awaits them.
  return { result: await current.run(noted, async () => await work()), noted }
}

type Note = {
  tags?: readonly string[]
  until?: number | undefined
  isMissing?: boolean
  cookies?: readonly string[]
}

/** Notes what the page that is being rendered depends on. Previews, feeds and hot reload store nothing, so it does nothing there. */
export function note({ tags = [], until = Number.POSITIVE_INFINITY, isMissing = false, cookies = [] }: Note) {
  const noted = current.getStore()
  if (!noted) return
  for (const tag of tags) noted.tags.add(tag)
  noted.until = Math.min(noted.until, until)
  noted.isMissing ||= isMissing
  noted.cookies.push(...cookies)
}
