import { setTimeout as wait } from 'node:timers/promises'
import type { Space } from '@association/content'
import type { ManagementConfig, SiteAddresses } from '@association/services/config'
import { CommandError } from '../shared/errors.ts'
import type { Io } from '../shared/io.ts'
import { contentFindings } from './content-findings.ts'
import type { Audit, AuditName, AuditPart, Finding, LinkPlace } from './finding.ts'
import { type Checker, createChecker } from './net/checker.ts'
import { rulingOf, type StatusRules } from './net/status-rules.ts'
import { type ReadSpaces, readSpaces } from './read-spaces.ts'
import { siteFindings } from './site-findings.ts'

export type AuditOptions = {
  config: ManagementConfig
  site: SiteAddresses
  audits: readonly AuditName[]
  space?: Space
  published?: boolean
  offline?: boolean
  allowNet?: readonly string[]
  /** Keeps foreign responses for a week and resumes a stopped run. */
  cache?: string
  accept?: readonly string[]
  reject?: readonly string[]
  /** Sent to the site only. */
  siteHeaders?: Readonly<Record<string, string>>
  soft404?: boolean
  maxPages?: number
  maxRequests?: number
}

/** Throws CommandError and ManagementError. */
export async function audit(options: AuditOptions, io: Io): Promise<Audit> {
  const checker = checkerOf(options, io)
  let isWhole = false
  try {
    const known = await readSpaces(options.config, options.site, io)
    const site = options.audits.includes('site') ? await lookAtSite(options, { checker, known, io }) : nothing
    const content = options.audits.includes('content')
      ? await contentFindings({ ...options, checker, known }, io)
      : nothing
    isWhole = true
    const { addresses, requests } = checker.counts()
    return {
      findings: mergedFindings({ site: site.findings, content: content.findings }),
      checked: {
        links: site.links + content.links,
        pages: Math.max(site.pages, content.pages),
        entries: content.entries,
        ...{ addresses, requests },
      },
    }
  } finally {
    await checker.close(isWhole)
  }
}

const nothing: AuditPart = { findings: [], links: 0, pages: 0, entries: 0 }

const weekMs = 7 * 86_400_000

function checkerOf(
  { site, allowNet, offline, cache, maxRequests, accept, reject, siteHeaders }: AuditOptions,
  { now, signal, err }: Io,
): Checker {
  const { protocol, origin } = new URL(site.siteUrl)
  const statuses = { accept, reject }
  checkRules(statuses)
  const settings = accept?.length || reject?.length ? JSON.stringify(statuses) : undefined
  return withCache(cache, () =>
    createChecker(
      {
        ownOrigins: [
          origin,
          ...site.ownHosts.map((host) => `${protocol}//${host}`).filter((one) => URL.canParse(one)),
        ],
        ...{ allowNet, offline, mostForeignRequests: maxRequests, statuses },
        ...(siteHeaders && { siteHeaders: { origin, headers: siteHeaders } }),
        ...(cache !== undefined && { memory: { file: cache, maxAgeMs: weekMs, settings } }),
      },
      {
        now: () => now().getTime(),
        wait: (ms, stop) => wait(ms, undefined, { signal: stop }),
        signal,
        warn: err,
      },
    ),
  )
}

function checkRules(statuses: StatusRules) {
  try {
    rulingOf(statuses)
  } catch (error) {
    throw error instanceof RangeError
      ? new CommandError('USAGE', `--accept and --reject: ${error.message}`)
      : error
  }
}

/** The cache is the only file that a checker opens. */
function withCache(cache: string | undefined, open: () => Checker): Checker {
  try {
    return open()
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError('USAGE', `--allow-net: ${error.message}`)
    if (cache === undefined || !(error instanceof Error && 'code' in error)) throw error
    throw new CommandError('USAGE', `${cache} cannot be used as the cache: name another file with --cache.`)
  }
}

async function lookAtSite(
  { site, space, maxPages }: AuditOptions,
  { checker, known, io }: { checker: Checker; known: ReadSpaces; io: Io },
): Promise<AuditPart> {
  const walked = await siteFindings({ siteUrl: site.siteUrl, checker, known, mostPages: maxPages }, io)
  const findings = walked.findings.filter(({ place }) => space === undefined || place.space === space)
  return { ...walked, findings, entries: 0 }
}

/** Lists each link once. Content findings take precedence, because they know the reason. */
function mergedFindings(audits: Readonly<Partial<Record<AuditName, readonly Finding[]>>>): Finding[] {
  const byPlace = new Map<string, { finding: Finding; pages: Set<string>; audits: Set<AuditName> }>()
  for (const audit of ['content', 'site'] as const)
    for (const finding of audits[audit] ?? []) {
      const key = findingKey(finding)
      const known = byPlace.get(key) ?? { finding, pages: new Set(), audits: new Set() }
      known.audits.add(audit)
      if (finding.place.page) known.pages.add(finding.place.page)
      byPlace.set(key, known)
    }
  return [...byPlace.values()].map(({ finding, pages, audits: by }) => ({
    ...finding,
    place: withPages(finding.place, pages.size),
    audits: [...by],
  }))
}

const findingKey = ({ url, place: { space, entry, field, path } }: Finding) =>
  entry === undefined ? `site ${url}` : [space, entry, field, path, url].join(' ')

function withPages(place: LinkPlace, pages: number): LinkPlace {
  const otherPages = Math.max(place.otherPages ?? 0, pages - 1)
  return otherPages > 0 ? { ...place, otherPages } : place
}
