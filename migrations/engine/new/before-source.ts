import { spaces } from '@association/content'
import { specOf } from '../model/compare.ts'
import { kindOf } from '../model/kind-of.ts'
import type { Models } from '../model/replay.ts'
import type { TypeSpec } from '../model/space-model.ts'
import { propertyName } from './print.ts'
import type { Touched } from './touched.ts'

/**
 * The part of the model that a change refers to, as types: what `change<Before>` is typed by. It is frozen with the
 * change. Without `touched` it is the whole model.
 */
export function beforeSource(models: Models, touched?: Touched): string {
  const ids = [...new Set(spaces.flatMap((space) => Object.keys(models[space])))]
  const lines = ids
    .filter((id) => touched?.has(id) ?? true)
    .toSorted()
    .map((id) => `  ${propertyName(id)}: { ${kindsIn(specOf(models, id), touched?.get(id)).join('; ')} }\n`)
  const types = lines.length > 0 ? `{\n${lines.join('')}}` : 'Record<never, never>'
  return `/** ${touched ? partly : wholly} */\nexport type Before = ${types}\n`
}

const wholly = 'The fields of every content type before this change.'
const partly = 'What this change refers to, as it was before: to refer to more, add it here.'

/** A content type that is only named shows its title field. */
function kindsIn(type: TypeSpec | undefined, touched: 'all' | ReadonlySet<string> = 'all'): string[] {
  if (!type) return []
  const named = touched !== 'all' && touched.size === 0 ? new Set([type.displayField]) : touched
  return Object.entries(type.fields)
    .filter(([field]) => named === 'all' || named.has(field))
    .map(([field, spec]) => `${propertyName(field)}: '${kindOf(spec)}'`)
}
