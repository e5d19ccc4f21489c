import type { ContentStep } from '../vocabulary.ts'
import { checkAnswer } from './answer.ts'
import { entryStage, type Planned, type Planning } from './planned.ts'
import { type At, mapVersions, runOn, viewOf, withPatch } from './view.ts'
import { entriesOf } from './world.ts'

type Step = Extract<ContentStep, { do: 'transformEntries' }>

/** Draft and published values each by themselves; where the change answers nothing, nothing is written. */
export function planTransform({ type, change: code }: Step, { change, world }: Planning): Planned {
  const spec = world.model[type]
  if (!spec) return { stages: [] }
  const at: At = { change, type, spec }
  const wanted = entriesOf(world, type).map(([id, from]) => ({
    id,
    from,
    to: mapVersions(from, (values, version) => {
      const view = viewOf(id, values, version)
      const patch = runOn(view, at, code)
      if (!patch) return values
      checkAnswer(patch, view, at)
      return { ...values, fields: withPatch(values.fields, patch) }
    }),
  }))
  return { stages: entryStage(`transform ${type}`, wanted) }
}
