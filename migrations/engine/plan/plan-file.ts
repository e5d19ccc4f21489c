import { createHash } from 'node:crypto'
import { spaces as bothSpaces, type Space } from '@association/content'
import { writeWholeFile } from '@association/services/command-line'
import { readRegularFile } from '@association/services/command-line/regular-file.ts'
import type { ManagementConfig } from '@association/services/config'
import { MigrationError } from '../errors.ts'
import { isPlanFile, type PlanFile, type PlanPlace, planKind, planVersion } from './plan-shape.ts'

export const placeOf = (
  { contentful }: ManagementConfig,
  spaces: readonly Space[] = bothSpaces,
): PlanPlace => ({
  host: contentful.hosts.management,
  environment: contentful.environment,
  spaceIds: Object.fromEntries(spaces.map((space) => [space, contentful.spaces[space].id])),
})

/**
 * The checksum detects truncation and accidental edits. The file never permits data loss; the person who applies it
 * does. The file contains drafts.
 */
export function writePlanFile(path: string, plan: Omit<PlanFile, 'kind' | 'version'>): Promise<void> {
  const file: PlanFile = { kind: planKind, version: planVersion, ...plan }
  return writeWholeFile(path, `${JSON.stringify({ ...file, sum: sumOf(file) }, null, 2)}\n`, {
    isPrivate: true,
  })
}

export async function readPlanFile(path: string): Promise<PlanFile> {
  const { sum, ...file } = parse(read(path), path)
  if (file.kind !== planKind) throw refused(`${path} is no plan: ${remedy}`)
  if (file.version !== planVersion)
    throw refused(`${path} was written by another version of this program (${file.version}): ${remedy}`)
  if (sum !== sumOf(file)) throw refused(`${path} was changed after it was written: ${remedy}`)
  if (!isPlanFile(file)) throw refused(`${path} is no plan: ${remedy}`)
  return file
}

const sumOf = (file: object) => createHash('sha256').update(JSON.stringify(file)).digest('hex')

const remedy = 'make one with `npm run migrate -- plan --out plan.json`.'
const refused = (sentence: string) => new MigrationError('PLAN_REFUSED', sentence)

function read(path: string): string {
  try {
    return readRegularFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const problem = problems[code ?? ''] ?? `cannot be read (${code})`
    throw new MigrationError('USAGE', `${path} ${problem}: ${remedy}`)
  }
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EIRREGULAR: 'is a pipe or a device, not a file',
}

function parse(text: string, path: string): Partial<PlanFile> & { sum?: string } {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) return parsed
  } catch {
    // The error below also covers JSON that is no object.
  }
  throw refused(`${path} is no plan: ${remedy}`)
}
