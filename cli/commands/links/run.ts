import { existsSync, lstatSync } from 'node:fs'
import type { Printable } from '@association/services/command-line/lines.ts'
import { IrregularFileError, readRegularFile } from '@association/services/command-line/regular-file.ts'
import { writeWholeFile } from '@association/services/command-line/write-whole-file.ts'
import { type AuditOptions, audit } from '../../links/audit.ts'
import { type Baseline, baselineText, readBaseline } from '../../links/baseline.ts'
import type { AuditName } from '../../links/finding.ts'
import type { Format } from '../../links/report/formats.ts'
import { type LinkReport, redOf, report } from '../../links/report/report.ts'
import { reporters } from '../../links/report/reporters.ts'
import { summary } from '../../links/report/summary.ts'
import { assertWritable } from '../../output/assert-writable.ts'
import { count } from '../../output/count.ts'
import { CommandError } from '../../shared/errors.ts'
import type { Io } from '../../shared/io.ts'
import { readHeaders } from './site-headers.ts'

export type LinksOptions = Omit<AuditOptions, 'audits' | 'siteHeaders'> & {
  /** `Name: value`, or `@file`. */
  header?: readonly string[]
  what?: AuditName
  baseline?: string
  writeBaseline?: string
  format?: Format
  output?: string
}

export async function run(options: LinksOptions, io: Io): Promise<number> {
  const { what, space, offline = false, format = 'text', output, writeBaseline, site } = options
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline)
  for (const file of [output, writeBaseline]) if (file !== undefined) await assertWritable(file)
  if (options.cache !== undefined) await mayRemember(options.cache)
  // Only overwrites a baseline.
  if (writeBaseline !== undefined && existsSync(writeBaseline)) readBaseline(writeBaseline)
  const audits = what ? [what] : (['site', 'content'] as const)
  const found = report({
    ...(await audit({ ...options, audits, siteHeaders: readHeaders(options.header) }, io)),
    baseline,
    looked: { audits, space, offline },
  })
  const about = { colors: io.colors && output === undefined, siteUrl: site.siteUrl, at: io.now() }
  await deliver({ text: reporters[format](found, about), output, found }, io)
  if (writeBaseline === undefined) return redOf(found).length > 0 ? 2 : 0
  await writeWholeFile(writeBaseline, baselineText(toRemember(found, baseline)))
  io.err(`${writeBaseline} holds ${count(found.broken.length, 'known broken link')}.`)
  return 0
}

type AuditResult = { text: Printable; output: string | undefined; found: LinkReport }

/** If the file cannot be written, prints the result and fails. */
async function deliver({ text, output, found }: AuditResult, io: Io) {
  if (output === undefined) return io.print(text)
  try {
    await writeWholeFile(output, text)
  } catch (error) {
    io.print(text)
    throw error
  }
  io.err(`${summary(found)} ${output} tells the rest.`)
}

function toRemember({ broken, fixed = [] }: LinkReport, baseline: Baseline | undefined) {
  const now = new Set([...broken, ...fixed].map(({ id }) => id))
  return [...broken, ...(baseline?.findings ?? []).filter(({ id }) => !now.has(id))].map(
    ({ id, url, place, verdict, audits }) => ({ id, url, place, verdict, audits }),
  )
}

/** Throws CommandError for a file that is no cache, because a cache overwrites it. */
async function mayRemember(cache: string): Promise<void> {
  if (lstatSync(cache, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new CommandError(
      'USAGE',
      `${cache} is a symbolic link, and a cache is never written through one: give --cache the file that it leads to, or another name.`,
    )
  const held = cacheText(cache)
  if (held.trim() === '' || held.trimStart().startsWith('{"url":"')) return
  throw new CommandError(
    'USAGE',
    `${cache} is no cache of links, and stays as it is: name another file with --cache.`,
  )
}

/** Errors are reported when the cache is opened. */
function cacheText(cache: string): string {
  try {
    return readRegularFile(cache)
  } catch (error) {
    return error instanceof IrregularFileError ? error.message : ''
  }
}
