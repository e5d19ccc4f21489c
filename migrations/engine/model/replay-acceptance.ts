import { spaces } from '@association/content'
import { acceptedTypes, parsePlace, spellPlace, withAccepted } from '../specs/accepted-types.ts'
import type { FieldSpec, Models, SpaceModel } from '../specs/space-model.ts'
import { tidyField } from '../specs/tidy.ts'
import type { SchemaStep } from '../words/steps.ts'

export type Refuse = (why: string) => never

type StepWithPlaces = Extract<SchemaStep, { do: 'acceptIn' | 'stopAcceptingIn' }>
export type AcceptanceStep = StepWithPlaces | Extract<SchemaStep, { do: 'acceptBeside' }>

export const isAcceptance = (step: SchemaStep): step is AcceptanceStep =>
  step.do === 'acceptIn' || step.do === 'stopAcceptingIn' || step.do === 'acceptBeside'

/**
 * Keeps the rest of each list, so two types' `acceptIn` and `stopAcceptingIn` work in any order. The places of
 * `acceptBeside` depend on the lists at its point of the history.
 */
export function replayAcceptance(models: Models, step: AcceptanceStep, refuse: Refuse): Models {
  if (!spaces.some((space) => models[space][step.type])) refuse('no space has such a content type')
  const named = step.do === 'acceptBeside' ? spelledOut(models, step, refuse) : step
  if (named.places.length === 0) refuse('it names no field')
  return named.places.reduce(
    (reached, place) => replayInPlace(reached, { step: named, place }, refuse),
    models,
  )
}

function spelledOut(
  models: Models,
  { type, beside }: Extract<SchemaStep, { do: 'acceptBeside' }>,
  refuse: Refuse,
): StepWithPlaces {
  const places = placesAccepting(models, beside)
  if (places.length === 0) refuse(`no field accepts ${beside}`)
  return { do: 'acceptIn', type, places }
}

export const placesAccepting = (models: Models, id: string): string[] => [
  ...new Set(
    spaces.flatMap((space) =>
      Object.entries(models[space]).flatMap(([type, { fields }]) =>
        Object.entries(fields).flatMap(([field, spec]) =>
          [...acceptedTypes(spec)]
            .filter(([, ids]) => ids.includes(id))
            .map(([node]) => spellPlace({ type, field, node })),
        ),
      ),
    ),
  ),
]

type Replaying = { step: StepWithPlaces; place: string }

function replayInPlace(models: Models, { step, place }: Replaying, refuse: Refuse): Models {
  const {
    type,
    field,
    node = '',
  } = parsePlace(place) ?? refuse(`“${place}” is no place such as page.sections`)
  const touched = spaces.filter((space) => models[space][type])
  if (touched.length === 0) refuse(`no space has the content type of ${place}`)
  const changed = touched.map((space): [string, SpaceModel] => {
    const model = models[space]
    const spec = model[type] ?? refuse(`no space has the content type of ${place}`)
    const held = spec.fields[field] ?? refuse(`${type} has no field ${field}`)
    const reached = changeList(held, { step, place, node }, refuse)
    return [space, { ...model, [type]: { ...spec, fields: { ...spec.fields, [field]: reached } } }]
  })
  return { ...models, ...Object.fromEntries(changed) }
}

function changeList(
  held: FieldSpec,
  { step, place, node }: Replaying & { node: string },
  refuse: Refuse,
): FieldSpec {
  const list = acceptedTypes(held).get(node) ?? refuse(`${place} has no list of accepted content types`)
  const others = list.filter((id) => id !== step.type)
  if (step.do === 'stopAcceptingIn' && others.length === 0)
    refuse(`${place} accepts nothing else, and Contentful takes an empty list for every content type`)
  return tidyField(withAccepted(held, node, () => (step.do === 'acceptIn' ? [...others, step.type] : others)))
}
