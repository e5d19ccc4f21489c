import { spaces } from '@association/content'
import { acceptedTypes, parsePlace, withAccepted } from '../specs/accepted-types.ts'
import type { FieldSpec, Models, SpaceModel } from '../specs/space-model.ts'
import { tidyField } from '../specs/tidy.ts'
import type { SchemaStep } from '../words/steps.ts'

/** Throws a sentence that says why a step makes no sense. */
export type Refuse = (why: string) => never

export type AcceptanceStep = Extract<SchemaStep, { do: 'acceptIn' | 'stopAcceptingIn' }>

export const isAcceptance = (step: SchemaStep): step is AcceptanceStep =>
  step.do === 'acceptIn' || step.do === 'stopAcceptingIn'

/** Adds a content type to lists or removes it, whatever else they hold: the order of two such steps does not matter. */
export function replayAcceptance(models: Models, step: AcceptanceStep, refuse: Refuse): Models {
  if (!spaces.some((space) => models[space][step.type])) refuse('no space has such a content type')
  if (step.places.length === 0) refuse('it names no field')
  return step.places.reduce((reached, place) => replayInPlace(reached, { step, place }, refuse), models)
}

type Replaying = { step: AcceptanceStep; place: string }

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
