import { setTimeout as wait } from 'node:timers/promises'
import type { Space } from '@association/content'
import { progress } from '@association/services/command-line'
import type { ManagementConfig, SiteAddresses } from '@association/services/config'
import { CommandError } from '../shared/errors.ts'
import type { Io } from '../shared/io.ts'
import { auditContent, type OutsideLink } from './content/audit-content.ts'
import type { Audit, AuditName, Finding } from './finding.ts'
import { merged } from './matching/merge.ts'
import { type Checker, createChecker } from './net/checker.ts'
import { rulingOf, type StatusRules } from './net/status-rules.ts'
import { checkOutside } from './outside.ts'
import { type ReadSpaces, readSpaces } from './read-spaces.ts'
import { siteFindings } from './site-findings.ts'
import { softNotFound } from './soft-not-found.ts'

export type AuditOptions = {
  config: ManagementConfig
  site: SiteAddresses
  audits: readonly AuditName[]
  space?: Space
  /** Reads published content instead of the last save. */
  published?: boolean
  /** Sends no requests to other sites. */
  offline?: boolean
  /** Private ranges that the audit may request. */
  allowNet?: readonly string[]
  /** Keeps foreign responses for a week and resumes a stopped run. */
  cache?: string
  /** Statuses that count as fine (`accept`) or broken (`reject`), such as `403@*.example.org`. */
  accept?: readonly string[]
  reject?: readonly string[]
  /** Sent to the site only. */
  siteHeaders?: Readonly<Record<string, string>>
  /** Finds foreign pages that are gone but answer 200. */
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
      ? await lookAtContent(options, { checker, known, io })
      : nothing
    isWhole = true
    const { addresses, requests } = checker.counts()
    return {
      findings: merged({ site: site.findings, content: content.findings }),
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

type Looked = { findings: readonly Finding[]; links: number; pages: number; entries: number }
const nothing: Looked = { findings: [], links: 0, pages: 0, entries: 0 }
type Means = { checker: Checker; known: ReadSpaces; io: Io }

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
  { checker, known, io }: Means,
): Promise<Looked> {
  const walked = await siteFindings({ siteUrl: site.siteUrl, checker, known, mostPages: maxPages }, io)
  const findings = walked.findings.filter(({ place }) => space === undefined || place.space === space)
  return { ...walked, findings, entries: 0 }
}

async function lookAtContent(
  { space, published = false, soft404, offline }: AuditOptions,
  { checker, known, io }: Means,
): Promise<Looked> {
  const spaces = known.seen(published ? 'visible' : 'saved')
  const { findings, outside, moved, checked } = auditContent({ ...known, spaces, space })
  io.err(`Checking ${checked.links} links of ${checked.entries} entries…`)
  for (const { url, to, place } of moved)
    io.err(
      `${place.typeName} “${place.entryTitle}”, ${place.fieldLabel}: ${url} redirects to ${to}. Link to ${to}.`,
    )
  const bar = progress('Checking', outside.length, io)
  const elsewhere = await checkOutside(outside, checker, bar.done)
  bar.end()
  if (soft404 && !offline) await hintAtSoftNotFound(elsewhere.working, { checker, io })
  return { ...checked, findings: [...findings, ...elsewhere.findings] }
}

/** The result is only a hint, because a person must look at the page. */
async function hintAtSoftNotFound(links: readonly OutsideLink[], { checker, io }: Omit<Means, 'known'>) {
  const soft = await softNotFound(
    links.map(({ href }) => href),
    checker,
  )
  for (const { url, href, place } of links)
    if (soft.has(href))
      io.err(
        `${place.typeName} “${place.entryTitle}”, ${place.fieldLabel}: ${url} looks like an address of this host that does not exist. Open it in a browser.`,
      )
}
