import { writeWholeFile } from '@association/services/command-line'
import type { OrganizerConfig } from '@association/services/config'
import type { ExportedRegistration } from '@association/services/registrations/exported.ts'
import { assertWritable } from '../../../output/assert-writable.ts'
import { count } from '../../../output/count.ts'
import { csvText } from '../../../output/csv.ts'
import { tableOf } from '../../../registrations/columns.ts'
import { requestRegistrations } from '../../../registrations/request.ts'
import { CommandError } from '../../../shared/errors.ts'
import type { Io } from '../../../shared/io.ts'

export type RegistrationsExportOptions = {
  config: OrganizerConfig
  edition: string
  state?: readonly ExportedRegistration['state'][]
  course?: string
  /** Defaults to stdout (`-`), unless that is a terminal. */
  output?: string
  deadlineMs?: number
}

const usualDeadlineMs = 60_000

/** Excel only detects UTF-8 with this mark. */
const byteOrderMark = '\ufeff'

/** Personal data: only the owner may read the file. */
export async function run(options: RegistrationsExportOptions, io: Io): Promise<number> {
  const { config, edition, state: states, course, deadlineMs = usualDeadlineMs } = options
  const output = options.output === '-' ? undefined : options.output
  if (output !== undefined) await assertWritable(output)
  else if (io.isTerminal)
    throw new CommandError(
      'USAGE',
      'Registrations are personal data and are not shown on a terminal: add --output registrations.csv.',
    )
  io.err(`Reading the registrations of ${edition} from ${config.siteUrl}…`)
  const exported = await requestRegistrations({ config, edition, deadlineMs }, io)
  const chosen = chooseRegistrations(exported.registrations, { states, course })
  const csv = csvText(tableOf({ registrations: chosen }))
  if (output === undefined) io.print(csv)
  else await writeWholeFile(output, `${byteOrderMark}${csv}`, { isPrivate: true, signal: io.signal })
  io.err(summary({ name: exported.name, chosen: chosen.length, all: exported.registrations.length, output }))
  return 0
}

type ExportSummary = { name: string; chosen: number; all: number; output: string | undefined }

function summary({ name, chosen, all, output }: ExportSummary): string {
  const place = output === undefined ? '' : ` ${output} can be read by you alone.`
  if (all === 0)
    return `There is no registration for ${name} yet, so the table has only its headings.${place}`
  const part = chosen === all ? count(all, 'registration') : `${chosen} of ${count(all, 'registration')}`
  return `${part} for ${name}.${place}`
}

type ChosenRegistrations = {
  states?: readonly ExportedRegistration['state'][] | undefined
  /** Slug or title, case-insensitive. */
  course?: string | undefined
}

/** Includes waiting lists. Throws CommandError for an unknown course. */
function chooseRegistrations(
  all: readonly ExportedRegistration[],
  { states, course }: ChosenRegistrations,
): ExportedRegistration[] {
  const wanted = course === undefined ? undefined : slugOfCourse(course, all)
  return all.filter(
    (each) =>
      (states?.includes(each.state) ?? true) &&
      (wanted === undefined || coursesOf(each).some(({ slug }) => slug === wanted)),
  )
}

const coursesOf = ({ courses, waitingFor }: ExportedRegistration) => [...courses, ...waitingFor]

function slugOfCourse(course: string, all: readonly ExportedRegistration[]): string | undefined {
  const known = new Map(all.flatMap(coursesOf).map(({ slug, title }) => [slug, title]))
  const name = course.trim().toLowerCase()
  for (const [slug, title] of known) if ([slug, title.toLowerCase()].includes(name)) return slug
  // Without registrations the courses are unknown, so the name may be right.
  if (known.size === 0) return undefined
  const courses = [...known.keys()].toSorted().join(', ')
  throw new CommandError(
    'USAGE',
    `No registration has the course “${course}”. The courses with registrations are ${courses}.`,
  )
}
