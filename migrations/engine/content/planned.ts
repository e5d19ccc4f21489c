import type { EntryOperation, EntryState, Stage } from '../operations/operation.ts'
import type { Loss } from '../operations/space-plan.ts'
import { isSameEntry } from './entry-state.ts'
import type { World } from './world.ts'

export type Planned = { stages: Stage[]; losses?: Loss[]; warnings?: string[] }

export type Planning = { change: string; world: World }

export function entryStage(
  about: string,
  wanted: Iterable<{ id: string; from?: EntryState; to?: EntryState }>,
): Stage[] {
  const operations = [...wanted].flatMap(({ id, from, to }): EntryOperation[] =>
    isSameEntry(from, to) ? [] : [{ kind: 'entry', id, ...(from ? { from } : {}), ...(to ? { to } : {}) }],
  )
  return operations.length > 0 ? [{ about, operations }] : []
}

const shown = 5

export const lossOf = (what: string, entries: readonly (readonly [string, EntryState])[]): Loss => ({
  what,
  entries: entries.length,
  published: entries.filter(([, { published }]) => published).length,
  examples: entries.slice(0, shown).map(([id]) => id),
})

export function countOf({ entries, published, examples }: Omit<Loss, 'what'>): string {
  const number = entries === 1 ? '1 entry' : `${entries} entries`
  const visible = published === 0 ? '' : ` (${published} of them published)`
  return `${number}${visible}: ${examples.join(', ')}${entries > examples.length ? ', …' : ''}`
}
