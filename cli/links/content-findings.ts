import type { Space } from '@association/content'
import { progress } from '@association/services/command-line'
import type { Io } from '../shared/io.ts'
import { auditContent, type OutsideLink } from './content/audit-content.ts'
import type { AuditPart, Finding } from './finding.ts'
import type { Checker } from './net/checker.ts'
import type { ReadSpaces } from './read-spaces.ts'
import { hintAtSoftNotFound } from './soft-not-found.ts'

type ContentAuditOptions = {
  checker: Checker
  known: ReadSpaces
  space?: Space
  published?: boolean
  offline?: boolean
  soft404?: boolean
}

export async function contentFindings(
  { checker, known, space, published = false, soft404, offline }: ContentAuditOptions,
  io: Io,
): Promise<AuditPart> {
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
  if (soft404 && !offline) await hintAtSoftNotFound(elsewhere.working, checker, io)
  return { ...checked, findings: [...findings, ...elsewhere.findings] }
}

type Outside = { findings: Finding[]; working: readonly OutsideLink[] }

/** Rejects only when stopped. */
async function checkOutside(
  links: readonly OutsideLink[],
  checker: Pick<Checker, 'check'>,
  onDone: (count: number) => void,
): Promise<Outside> {
  const verdicts = await Promise.all(
    links.map(async ({ href }) => {
      const verdict = await checker.check(href)
      onDone(1)
      return verdict
    }),
  )
  return {
    findings: links.flatMap(({ url, place }, index) => {
      const verdict = verdicts[index]
      return verdict === undefined || verdict.state === 'ok' ? [] : [{ url, place, verdict }]
    }),
    working: links.filter((_, index) => verdicts[index]?.state === 'ok'),
  }
}
