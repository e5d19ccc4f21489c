import { spaces } from '@association/content'
import { counted } from '../counted.ts'
import type { LoadedChange } from '../history/load-changes.ts'
import { replay } from '../model/replay.ts'
import type { Stage, TypeOperation } from '../operations/operation.ts'
import type { Loss, PlannedChange, SpacePlan } from '../operations/space-plan.ts'
import { type DescribeOptions, describeEntries } from './describe-entries.ts'
import { describeType } from './describe-types.ts'
import { estimate, inWords } from './estimate.ts'

/** Uses the model after all changes, so entries of a deleted type show only their id. */
export function titleFieldsOf(changes: readonly LoadedChange[]): NonNullable<DescribeOptions['titleField']> {
  const models = replay(changes)
  return (type) => spaces.map((space) => models[space][type]?.displayField).find(Boolean)
}

/** Marks: `+` added, `~` changed, `-` removed. */
export function describePlans(plans: readonly SpacePlan[], reading: DescribeOptions = {}): string[] {
  return [...withGaps(plans.map((plan) => describePlan(plan, reading))), '', summary(plans, reading)]
}

export const withGaps = (blocks: readonly (readonly string[])[]): string[] =>
  blocks.flatMap((block, index) => (index > 0 ? ['', ...block] : block))

export function describePlan(
  { space, applied, changes }: SpacePlan,
  reading: DescribeOptions = {},
): string[] {
  if (changes.length === 0) return [`${space}: up to date (${applied} applied)`]
  return [`${space}: ${changes.length} pending (${applied} applied)`, ...describeChanges(changes, reading)]
}

export const describeChanges = (changes: readonly PlannedChange[], reading: DescribeOptions = {}) =>
  changes.flatMap((change) => describeChange(change, reading))

function describeChange(change: PlannedChange, reading: DescribeOptions): string[] {
  const { id, about, stages, losses, missing = [], warnings, resumesAt } = change
  const lines = stages.flatMap((stage) => describeStage(stage, reading))
  return [
    `  ${id}  ${about}`,
    ...(resumesAt === undefined
      ? []
      : [
          `    goes on where a run was interrupted: ${resumesAt} of ${counted(stages.length, 'stage')} ${resumesAt === 1 ? 'is' : 'are'} done`,
        ]),
    ...(lines.length > 0 ? lines : ['    nothing left to do']),
    ...losses.flatMap((loss) => describeLoss('LOST', loss)),
    ...missing.flatMap((loss) => describeLoss('MISSING', loss)),
    ...warnings.map((warning) => `    note: ${warning}`),
  ]
}

function describeStage({ about, operations }: Stage, reading: DescribeOptions): string[] {
  const tags = operations.filter(({ kind }) => kind === 'tag')
  const entries = operations.filter((operation) => operation.kind === 'entry')
  return [
    ...describeTypes(
      operations.filter((operation) => operation.kind === 'contentType'),
      reading,
    ),
    ...tags.map(({ id, from, to }) => `    ${from ? (to ? '~' : '-') : '+'} tag ${id}`),
    ...describeEntries(about, entries, reading),
  ]
}

/** Shows one line a type if many are new, because full lists would be unreadable. */
function describeTypes(operations: readonly TypeOperation[], { verbose }: DescribeOptions): string[] {
  const isWall = operations.filter(({ from }) => !from).length > shownNewTypes
  return operations.flatMap((operation) => {
    const lines = describeType(operation)
    const isShort = isWall && !operation.from && !verbose
    return isShort ? [`${lines[0]}, ${counted(lines.length - 1, 'field')}`] : lines
  })
}

const shownNewTypes = 5

function describeLoss(word: 'LOST' | 'MISSING', { what, entries, published, examples }: Loss): string[] {
  const some = examples.slice(0, shownLosing)
  const among = some.length > 0 ? `: ${some.join(', ')}${entries > some.length ? ', …' : ''}` : ''
  const reach = `        ${counted(entries, 'entry')}, ${published.toLocaleString('en')} published${among}`
  return [`    ${word}: ${what}`, ...(entries > 0 ? [reach] : [])]
}

const shownLosing = 3

function summary(plans: readonly SpacePlan[], { perSecond }: DescribeOptions): string {
  const changes = plans.flatMap((plan) => plan.changes)
  if (changes.length === 0) return 'Nothing is pending.'
  const lost = changes.reduce((sum, { losses }) => sum + losses.length, 0)
  const lacks = changes.some(({ missing = [] }) => missing.length > 0)
  const parts = [
    `${counted(new Set(changes.map(({ id }) => id)).size, 'change')} pending`,
    inWords(estimate(plans), perSecond),
    ...(lost > 0 ? [`${counted(lost, 'loss', 'losses')}: goes on only with --allow-data-loss`] : []),
    ...(lacks ? ['values are missing: goes on only with --allow-missing-values'] : []),
  ]
  return `${parts.join('; ')}.`
}
