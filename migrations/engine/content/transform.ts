import type { ContentStep } from '../vocabulary.ts'
import { answersFor, type LocalePlace, withLocalPatches } from './locales.ts'
import { entryStage, type Planned, type Planning } from './planned.ts'
import { mapVersions } from './view.ts'
import { entriesOf } from './world.ts'

type Transformation = Extract<ContentStep, { do: 'transformEntries' }>

/** Handles draft and published values and each locale separately. Writes nothing where the change returns undefined. */
export function planTransform({ type, change: code }: Transformation, { change, world }: Planning): Planned {
  const spec = world.model[type]
  if (!spec) return { stages: [] }
  const at: LocalePlace = { change, type, spec, locales: world.locales }
  const wanted = entriesOf(world, type).map(([id, from]) => ({
    id,
    from,
    to: mapVersions(from, (values, version) => {
      const patches = answersFor({ id, values, version, spec }, at, code).flatMap(({ view, answer }) =>
        answer ? [{ view, patch: answer }] : [],
      )
      const own = values.fields
      return patches.length > 0 ? { ...values, fields: withLocalPatches(own, patches, { at, own }) } : values
    }),
  }))
  return { stages: entryStage(`transform ${type}`, wanted) }
}
