import type { Finding, Verdict } from '../finding.ts'
import type { Checker } from '../net/checker.ts'
import type { LinkedPage } from '../page/read-page.ts'
import { createAddresses, type FindJudge } from './addresses.ts'
import { findingsOf } from './findings.ts'
import { createSeen } from './seen.ts'
import { readSitemaps } from './sitemap.ts'
import { keepHeapSmall } from './small-heap.ts'
import { createTargets, type Target, urlOf } from './targets.ts'

export type CrawlOptions = {
  start: string
  /** Defaults to `/sitemap.xml`; `false` without a sitemap. */
  sitemap?: string | false
  extraPages?: readonly string[]
  /** Stops at infinite sites, such as calendars. */
  mostPages?: number
  /** Stylesheets and drawings also link to others. */
  mostParts?: number
}

export type Progress = {
  done: number
  total: number
}

export type CrawlIo = {
  onProgress?(progress: Progress): void
  warn?(sentence: string): void
}

export type Crawl = {
  findings: Finding[]
  links: number
  pages: number
}

/** Requests each address once. Must run first: pages read earlier have no listener. */
export async function crawl(options: CrawlOptions, checker: Checker, io: CrawlIo = {}): Promise<Crawl> {
  const counts = { links: 0, pages: 0, parts: 0, done: 0 }
  const addSeen = createSeen()
  const ended = Promise.withResolvers<void>()
  const most = { pages: options.mostPages ?? 20_000, parts: options.mostParts ?? 20_000 }
  const look: FindJudge = (address) => {
    const reached = (['pages', 'parts'] as const).find((kind) => counts[kind] >= most[kind])
    return reached ? Promise.resolve(() => beyond[reached]) : checker.look(address)
  }
  const ours = createAddresses(look, { settle, fail: ended.reject })
  const targets = createTargets((target) => {
    if (checker.isOwn(target.address.url)) ours.add(target)
    else checker.check(urlOf(target)).then((verdict) => settle(target, verdict), ended.reject)
  })

  function settle(target: Target, verdict: Verdict) {
    target.verdict = verdict
    if (verdict.state === 'ok') target.seen.length = 0
    counts.done += 1
    io.onProgress?.({ done: counts.done, total: targets.size() })
    // A page reports its links before it settles, so the last one to settle is the end.
    if (counts.done === targets.size()) ended.resolve()
  }

  function read(page: LinkedPage, url: URL) {
    const kind = page.isPart ? 'parts' : 'pages'
    counts[kind] += 1
    counts.links += page.links.length
    const at = url.href
    const target = targets.reader(page.base === undefined ? url : (URL.parse(page.base, url) ?? url))
    for (const { href, element, text } of page.links) addSeen(target(href), { page: at, element, text })
    if (page.isCut)
      io.warn?.(`${at} is too large to read whole: only its first ${page.links.length} links are checked.`)
    if (counts[kind] === most[kind])
      io.warn?.(`After ${most[kind]} ${names[kind]}, nothing else of the site is read.`)
  }

  const forget = checker.onPage(read)
  const letHeapGrow = keepHeapSmall()
  try {
    const listed = await readSitemaps(options, checker)
    for (const url of [options.start, ...(options.extraPages ?? [])])
      targets.of(new URL(url, options.start).href)
    for (const { url, sitemap } of listed)
      addSeen(targets.of(url), { page: sitemap, element: 'loc', text: '' })
    await ended.promise
  } finally {
    forget()
    letHeapGrow()
  }
  return { findings: findingsOf(targets.all()), links: counts.links, pages: counts.pages }
}

const names = { pages: 'pages', parts: 'stylesheets and drawings' } as const

const skipped = (what: string): Verdict => ({
  state: 'unverified',
  reason: 'skipped',
  detail: `The site has more ${what} than one run reads.`,
})
const beyond = { pages: skipped(names.pages), parts: skipped(names.parts) }
