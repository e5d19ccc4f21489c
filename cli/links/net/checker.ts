import type { Verdict } from '../finding.ts'
import type { LinkedPage } from '../page/read-page.ts'
import { follow, judge } from './follow.ts'
import { openMemory } from './memory.ts'
import type { CheckerIo, CheckerOptions } from './options.ts'
import { verdictOfForm } from './schemes.ts'
import { createVisits, type Peeked } from './visit.ts'

export type { CheckerIo, CheckerOptions } from './options.ts'
export type { Peeked } from './visit.ts'

export type Counts = {
  /** Distinct addresses, including redirects. */
  addresses: number
  /** Includes GET after HEAD, retries, robots.txt. */
  requests: number
  robots: number
  remembered: number
}

type PageListener = (page: LinkedPage, url: URL) => void

export type Checker = {
  /** Requests an address once. Rejects only when the run is stopped. */
  check(url: string): Promise<Verdict>
  /** Requests one of our pages once for all fragments. Pass these without `#`. */
  look(address: string): Promise<(fragment: string) => Verdict>
  /** Returns the body of any type. */
  read(url: string): Promise<Buffer | undefined>
  /** Returns undefined unless the status is 200 and robots.txt allows it. */
  peek(url: string): Promise<Peeked | undefined>
  isOwn(url: string): boolean
  /** Reports each of our pages once. */
  onPage(listener: PageListener): () => void
  counts(): Counts
  /** After a complete audit, the next run requests bad addresses again. */
  close(isWhole: boolean): Promise<void>
}

export function createChecker(options: CheckerOptions, io: CheckerIo): Checker {
  const memory = options.memory && openMemory(options.memory, io.now)
  const listeners = new Set<PageListener>()
  const visits = createVisits(options, {
    ...io,
    onPage(page, url) {
      for (const listener of listeners) listener(page, url)
    },
  })
  const verdicts = new Map<string, Promise<Verdict>>()
  let remembered = 0

  async function ask(url: URL): Promise<Verdict> {
    const isOwn = visits.isOwn(url)
    const known = isOwn ? undefined : memory?.recall(url.href)
    if (known) {
      remembered += 1
      return known
    }
    const end = await follow(url, url.hash !== '', visits.visit)
    const verdict = judge(end, url.hash.slice(1))
    if (!isOwn) memory?.keep(url.href, verdict)
    return verdict
  }

  return {
    check(written) {
      const url = URL.parse(written)
      if (!url) return Promise.resolve({ state: 'broken', reason: 'malformed', detail: 'It is no address.' })
      const verdict = verdictOfForm(url)
      if (verdict) return Promise.resolve(verdict)
      const known = verdicts.get(url.href) ?? ask(url)
      verdicts.set(url.href, known)
      return known
    },
    async look(address) {
      const end = await follow(new URL(address), true, visits.visit)
      return (fragment) => judge(end, fragment)
    },
    read: (url) => visits.read(new URL(url)),
    peek: (url) => visits.peek(new URL(url)),
    isOwn: (written) => {
      const url = URL.parse(written)
      return url !== null && visits.isOwn(url)
    },
    onPage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    counts: () => ({ ...visits.counts(), remembered }),
    async close(isWhole) {
      memory?.close(isWhole)
      await visits.close()
    },
  }
}
