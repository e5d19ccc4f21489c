import { lossOf } from '../content/planned.ts'
import { entriesOf, type World } from '../content/world.ts'
import type { Loss } from '../plan/plan.ts'
import { defaultValue, isMissing } from './publishable.ts'

/** Fields that become required while published entries have no value in them, with those entries. */
export function missingValues({ before, after }: { before: World; after: World }): Loss[] {
  return newlyRequired(before, after).flatMap(({ type, field }) => {
    const lacking = entriesOf(after, type).filter(
      ([, { published }]) => published && isMissing(defaultValue(published, field)),
    )
    return lacking.length > 0 ? [lossOf(becomesRequired(type, field), lacking)] : []
  })
}

const becomesRequired = (type: string, field: string) => `${type}.${field} becomes required.`

function newlyRequired(before: World, after: World) {
  return Object.entries(after.model).flatMap(([type, { fields }]) =>
    Object.entries(fields).flatMap(([field, { required, omitted }]) =>
      required && !omitted && !before.model[type]?.fields[field]?.required ? [{ type, field }] : [],
    ),
  )
}
