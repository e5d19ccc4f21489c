import { spaces } from '@association/content'
import { specOf } from '../model/compare.ts'
import { kindOf } from '../model/kind-of.ts'
import type { Models, TypeSpec } from '../specs/space-model.ts'
import { propertyName } from './print.ts'
import type { Touched } from './touched.ts'

/**
 * The part of the model that a change refers to, as types: what `change<Before>` is typed by. It is frozen with the
 * change. Without `touched` it is the whole model; `undefined` when the change refers to nothing in it.
 */
export function beforeSource(models: Models, touched?: Touched): string | undefined {
  const ids = [...new Set(spaces.flatMap((space) => Object.keys(models[space])))]
  const lines = ids
    .filter((id) => touched?.has(id) ?? true)
    .toSorted()
    .map((id) => `  ${propertyName(id)}: { ${kindsIn(specOf(models, id), touched?.get(id)).join('; ')} }\n`)
  if (lines.length === 0) return undefined
  return `/** ${touched ? partly : wholly} */\nexport type Before = {\n${lines.join('')}}\n`
}

const wholly = 'The fields of every content type before this change.'
const partly = 'What this change refers to, as it was before: to refer to more, add it here.'

/** A content type that is only named shows its title field. */
const kindsIn = (type: TypeSpec | undefined, touched: 'whole' | 'named' = 'whole'): string[] =>
  Object.entries(type?.fields ?? {})
    .filter(([field]) => touched === 'whole' || field === type?.displayField)
    .map(([field, spec]) => `${propertyName(field)}: '${kindOf(spec)}'`)
