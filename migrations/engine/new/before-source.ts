import { spaces } from '@association/content'
import { specOf } from '../model/compare.ts'
import { kindOf } from '../model/kind-of.ts'
import type { Models } from '../model/replay.ts'
import { propertyName } from './print.ts'

/** The model that a change finds, as types: what `change<Before>` is typed by. It is frozen with the change. */
export function beforeSource(models: Models): string {
  const ids = [...new Set(spaces.flatMap((space) => Object.keys(models[space])))]
  const lines = ids.toSorted().map((id) => {
    const kinds = Object.entries(specOf(models, id)?.fields ?? {}).map(
      ([field, spec]) => `${propertyName(field)}: '${kindOf(spec)}'`,
    )
    return `  ${propertyName(id)}: { ${kinds.join('; ')} }\n`
  })
  const types = lines.length > 0 ? `{\n${lines.join('')}}` : 'Record<never, never>'
  return `/** The fields of every content type before this change. */\nexport type Before = ${types}\n`
}
