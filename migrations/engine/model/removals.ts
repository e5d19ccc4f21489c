import type { TypeSpec } from '../specs/space-model.ts'
import type { SchemaStep } from '../words/steps.ts'
import { fieldRemovals, type Removal } from './field-removals.ts'
import { isRetyped } from './merge.ts'
import { renamesIn } from './rename-fields.ts'

export type TypeVersions = { id: string; from?: TypeSpec; to?: TypeSpec }

/**
 * Returns a sentence for each removal that no step requests: content types, fields, accepted types, choices,
 * validations. A step that sets a whole list removes what its author did not know, such as another branch's block.
 */
export function unrequestedRemovals(
  versions: readonly TypeVersions[],
  steps: readonly SchemaStep[],
): string[] {
  const removals = versions.flatMap((version) => removalsIn(version, steps))
  const bySubject = Map.groupBy(removals, ({ what, hint }) => `${what}\n${hint}`)
  return [...bySubject].map(([subject, found]) => {
    const [what, hint] = subject.split('\n')
    const places = listed(found.map(({ place }) => place))
    return `The change removes ${what}${places}, and no statement requests this. ${hint}`
  })
}

const listed = (places: readonly string[]) =>
  places.length > shown
    ? `${places.slice(0, shown).join(', ')} and ${places.length - shown} more`
    : places.join(', ')
const shown = 4

function removalsIn({ id, from, to }: TypeVersions, steps: readonly SchemaStep[]): Removal[] {
  if (!from) return []
  const own = steps.filter(({ type }) => type === id)
  if (!to) {
    const isRequested = own.some((step) => step.do === 'deleteContentType')
    return isRequested ? [] : [{ what: 'the content type ', place: id, hint: intended('deleteContentType') }]
  }
  const renames = renamesIn(steps, id)
  const deleted = new Set(own.flatMap((step) => (step.do === 'deleteField' ? [step.field] : [])))
  return Object.entries(from.fields).flatMap(([old, held]) => {
    const field = renames[old] ?? old
    if (deleted.has(old) || deleted.has(field)) return []
    const wanted = to.fields[field]
    if (!wanted || isRetyped(held, wanted))
      return [{ what: 'the field ', place: `${id}.${old}`, hint: intended('deleteField') }]
    return fieldRemovals({ type: id, old, field, held, wanted }, steps)
  })
}

const intended = (word: string) => `If it is intended, write ${word}.`
