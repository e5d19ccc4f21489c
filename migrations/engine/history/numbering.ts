import { MigrationError } from '../errors.ts'

export const numberOf = (id: string) => Number(id.slice(0, digits))

export const numbered = (id: string, number: number) =>
  `${String(number).padStart(digits, '0')}${id.slice(digits)}`

const digits = 4

/** Two branches may each add a change with the same number. */
export const sharedNumbers = (ids: readonly string[]): string[][] =>
  [...Map.groupBy(ids, numberOf).values()].filter((group) => group.length > 1)

export function refuseWrongNumbers(ids: readonly string[]): void {
  const [shared] = sharedNumbers(ids)
  if (shared)
    throw new MigrationError(
      'OUT_OF_ORDER',
      `${shared.join(' and ')} have the same number, as happens when two branches each add a change. ` +
        'Run `npm run migrate -- renumber`: it gives the next number to the change that is not on the main branch, or that no space has applied.',
    )
  const misplaced = ids.find((id, index) => numberOf(id) !== index + 1)
  if (misplaced)
    throw new MigrationError(
      'MISSING',
      `Changes are numbered without gaps, but the number before ${misplaced} is missing: restore the missing file from version control. ` +
        `If a squash replaced it, run \`npm run migrate -- renumber ${misplaced}\`.`,
    )
}

/** Returns the spaces with a record of the change. Such a change keeps its number. */
export type AppliedIn = (id: string) => readonly string[]

/** Moves changes behind all that share a number with them and all applied ones. Keeps their relative order. */
export function renumbered(
  ids: readonly string[],
  moving: readonly string[],
  appliedIn: AppliedIn,
): Map<string, string> {
  const staying = ids.filter((id) => !moving.includes(id))
  const last = Math.max(
    ...moving.map(numberOf),
    ...staying.filter((id) => appliedIn(id).length > 0).map(numberOf),
  )
  const order = [
    ...staying.filter((id) => numberOf(id) <= last),
    ...moving.toSorted(byNumber),
    ...staying.filter((id) => numberOf(id) > last),
  ]
  const renames = order.map((id, index) => [id, numbered(id, index + 1)] as const)
  return new Map(renames.filter(([id, next]) => id !== next))
}

const byNumber = (one: string, other: string) => numberOf(one) - numberOf(other)

export type NumberingFacts = {
  appliedIn: AppliedIn
  onMain: ReadonlySet<string>
}

/** Moves changes that the main branch lacks, or else that no space has applied. Throws if only a person can decide. */
export function movingChanges(ids: readonly string[], known: NumberingFacts): string[] {
  const groups = sharedNumbers(ids).map((group) => ({ group, keeping: keptOf(group, known) }))
  const open = groups.filter(({ keeping }) => keeping === undefined).map(({ group }) => group)
  if (open.length > 0 && groups.length > 1)
    throw new MigrationError('USAGE', [
      'Neither the main branch nor a space has one of these changes, so the order is yours to choose:',
      ...open.map((group) => `  ${group.join(', ')}`),
      'Name all changes of one branch, `npm run migrate -- renumber <change> <change>`: they follow the others.',
    ])
  return groups.flatMap(({ group, keeping = group[0] }) => group.filter((id) => id !== keeping))
}

function keptOf(group: readonly string[], { appliedIn, onMain }: NumberingFacts): string | undefined {
  const merged = group.filter((id) => onMain.has(id))
  if (merged.length === 1) return merged[0]
  const applied = group.filter((id) => appliedIn(id).length > 0)
  if (applied.length > 1) throw refusedTwice(applied, appliedIn)
  return applied[0]
}

const refusedTwice = (applied: readonly string[], appliedIn: AppliedIn) =>
  new MigrationError('CONFLICT', [
    'Spaces have applied more than one change with the same number, and an applied change keeps its id:',
    ...applied.map((id) => `  ${id} in ${appliedIn(id).join(', ')}`),
    ...applied
      .slice(1)
      .flatMap((id) =>
        appliedIn(id).map(
          (space) =>
            `Take it back with \`npm run migrate -- rollback --space ${space} --to ${id}\`, and run this command again.`,
        ),
      ),
  ])
