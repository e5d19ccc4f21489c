import { isRecord } from '@association/content/safe/is-record.ts'
import { parsedJson } from '@association/content/safe/parsed-json.ts'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { readRegularFile } from '@association/services/command-line/regular-file.ts'
import { CommandError } from '../shared/errors.ts'
import type { AuditName, Finding } from './finding.ts'
import type { IdentifiedFinding } from './report/identity.ts'

export type Baseline = { findings: readonly IdentifiedFinding[] }

const format = 'links-baseline/1'

/** The text has no times, so that it only changes with the findings. */
export const baselineText = (broken: readonly IdentifiedFinding[]) =>
  jsonText({ format, findings: broken.toSorted((one, other) => (one.id < other.id ? -1 : 1)) })

/** Throws CommandError for a missing or invalid file. */
export function readBaseline(file: string): Baseline {
  const json = parsedJson(textOf(file))
  if (
    !isRecord(json) ||
    json.format !== format ||
    !Array.isArray(json.findings) ||
    !json.findings.every(isFinding)
  )
    throw new CommandError(
      'USAGE',
      `${file} is no baseline of links: name the file that --write-baseline wrote.`,
    )
  return { findings: json.findings }
}

function textOf(file: string): string {
  try {
    return readRegularFile(file)
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? 'There is no'
        : 'Nobody can read the'
    throw new CommandError('USAGE', `${reason} file ${file}: write a baseline with --write-baseline ${file}.`)
  }
}

const isFinding = (item: unknown): item is IdentifiedFinding =>
  isRecord(item) &&
  typeof item.id === 'string' &&
  typeof item.url === 'string' &&
  isRecord(item.place) &&
  isRecord(item.verdict) &&
  item.verdict.state === 'broken'

/** Limits which findings of the baseline the report can call fixed. */
export type Looked = { audits: readonly AuditName[]; space?: string; offline: boolean }

export type Comparison<F> = { new: F[]; known: F[]; fixed: IdentifiedFinding[] }

/** Unverified findings do not count as fixed. */
export function compare<F extends IdentifiedFinding>(
  { broken, unverified }: { broken: readonly F[]; unverified: readonly IdentifiedFinding[] },
  { findings }: Baseline,
  looked: Looked,
): Comparison<F> {
  const before = new Set(findings.map(({ id }) => id))
  const now = new Set([...broken, ...unverified].map(({ id }) => id))
  return {
    new: broken.filter(({ id }) => !before.has(id)),
    known: broken.filter(({ id }) => before.has(id)),
    fixed: findings.filter((finding) => !now.has(finding.id) && wasLookedAt(finding, looked)),
  }
}

function wasLookedAt({ audits, place, verdict }: Finding, { audits: run, space, offline }: Looked): boolean {
  if (audits && !audits.some((audit) => run.includes(audit))) return false
  if (space !== undefined && place.space !== space) return false
  return !(offline && needsNetwork.has(verdict.reason))
}

const needsNetwork: ReadonlySet<string> = new Set([
  ...['notFound', 'clientError', 'serverError', 'redirectLoop', 'tooManyRedirects', 'redirectToBroken'],
  ...['unknownHost', 'refused', 'connectionLost', 'badCertificate', 'forbiddenAddress'],
])
