import { setFlagsFromString } from 'node:v8'
import type { Finding, Verdict } from '../finding.ts'
import type { Checker } from '../net/checker.ts'
import { createGate } from '../net/request/lanes.ts'
import type { LinkedPage } from '../page/read-page.ts'
import { createSeen } from './seen.ts'
import { readSitemaps } from './sitemap.ts'
import { type Address, createTargets, type Target, urlOf } from './targets.ts'

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

/** Must run first: pages read earlier have no listener. */
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
    // A page reports its links before it settles, so the last to settle is the end.
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

type Judge = (fragment: string) => Verdict
type FindJudge = (address: string) => Promise<Judge>

/** More would only wait. */
const atOnce = 32

function createAddresses(
  look: FindJudge,
  { settle, fail }: { settle(target: Target, verdict: Verdict): void; fail(error: unknown): void },
) {
  const judges = new Map<Address, Judge | undefined>()
  const gate = createGate(atOnce)

  async function ask(address: Address) {
    const judge = await gate(() => look(address.url))
    judges.set(address, judge)
    for (const target of address.targets.values()) settle(target, judge(fragmentOf(target)))
  }

  return {
    add(target: Target) {
      const { address } = target
      const judge = judges.get(address)
      if (judge) return settle(target, judge(fragmentOf(target)))
      if (judges.has(address)) return
      judges.set(address, undefined)
      ask(address).catch(fail)
    },
  }
}

const fragmentOf = ({ hash }: Target) => hash.slice(1)

/**
 * Collects garbage early, because V8 otherwise takes four times the used memory. V8 reads both flags at every
 * collection.
 */
function keepHeapSmall(): () => void {
  for (const flag of earlyFlags) setFlagsFromString(flag)
  return () => {
    for (const flag of usualFlags) setFlagsFromString(flag)
  }
}

const earlyFlags = ['--semi-space-growth-factor=1', '--heap-growing-percent=20']
const usualFlags = ['--semi-space-growth-factor=2', '--heap-growing-percent=0']

function findingsOf(targets: Iterable<Target>): Finding[] {
  const findings: Finding[] = []
  for (const target of targets) {
    const { verdict, seen } = target
    if (!verdict || verdict.state === 'ok') continue
    const url = urlOf(target)
    // The caller requested this page, so no page links to it.
    if (seen.length === 0) findings.push({ url, place: {}, verdict })
    for (const { page, element, text } of seen)
      findings.push({ url, place: { page, element, ...(text === '' ? {} : { text }) }, verdict })
  }
  return findings.sort(
    (one, other) => compare(one.place.page, other.place.page) || compare(one.url, other.url),
  )
}

const compare = (one = '', other = '') => (one < other ? -1 : one > other ? 1 : 0)
