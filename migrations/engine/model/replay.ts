import { spaces } from '@association/content'
import { MigrationError } from '../errors.ts'
import type { FieldSpec, Models, SpaceModel, TypeSpec } from '../specs/space-model.ts'
import { tidyType } from '../specs/tidy.ts'
import type { Change, ContentStep, SchemaStep, Step } from '../vocabulary.ts'
import * as schemaWords from '../words/schema-words.ts'
import { renameFields } from './rename-fields.ts'
import { type AcceptanceStep, isAcceptance, type Refuse, replayAcceptance } from './replay-acceptance.ts'

export const emptyModels: Models = { association: {}, events: {} }

/** Throws when a step makes no sense. */
export function replay(
  changes: readonly { id: string; change: Change }[],
  start: Models = emptyModels,
): Models {
  let models = start
  for (const { id, change } of changes) {
    const before = models
    for (const step of change.steps) {
      const refuse = refusal(id, step)
      if (!isSchemaStep(step)) {
        refuseNowhere(step, models, refuse)
        continue
      }
      if (step.do === 'renameField') refuseTaken(step, before, refuse)
      models = replayStep(models, step, refuse)
    }
  }
  return models
}

const refusal =
  (id: string, step: Step): Refuse =>
  (why) => {
    throw new MigrationError('INVALID', `${id}: ${nameOfStep(step)} is impossible: ${why}.`)
  }

export const nameOfStep = (step: Step) => ('type' in step ? `${step.do} of ${step.type}` : step.do)

/** Reusing an id of another field in the same change would mix their values. */
function refuseTaken({ type, to }: { type: string; to: string }, before: Models, refuse: Refuse): void {
  if (spaces.some((space) => before[space][type]?.fields[to]))
    refuse(
      `it had a field ${to} before this change: free that id in a change of its own, and take it in the next`,
    )
}

/** Throws if no space has the content types, because the step would silently do nothing. */
function refuseNowhere(step: ContentStep, models: Models, refuse: Refuse): void {
  const types = [...('type' in step ? [step.type] : []), ...('to' in step ? [step.to] : [])]
  if (!spaces.some((space) => types.every((type) => models[space][type])))
    refuse(`no space has ${types.length > 1 ? `both ${types.join(' and ')}` : 'such a content type'}`)
}

export const isSchemaStep = (step: Step): step is SchemaStep => step.do in schemaWords

function replayStep(models: Models, step: SchemaStep, refuse: Refuse): Models {
  if (isAcceptance(step)) return replayAcceptance(models, step, refuse)
  const touched =
    'spaces' in step ? step.spaces : spaces.filter((space) => models[space][step.type] !== undefined)
  if (touched.length === 0) refuse('no space has such a content type')

  const next = { ...models }
  for (const space of touched) next[space] = replayInSpace(models[space], step, refuse)
  return next
}

type TypeStep = Exclude<SchemaStep, AcceptanceStep>

function replayInSpace(model: SpaceModel, step: TypeStep, refuse: Refuse): SpaceModel {
  const type = model[step.type]
  if (step.do === 'createContentType' && type) refuse('it exists already')
  if (step.do !== 'createContentType' && !type) refuse('it does not exist')
  const { [step.type]: _, ...others } = model
  const changed = changeType(type, step, refuse)
  return changed ? { ...model, [step.type]: tidyType(changed) } : others
}

function changeType(type: TypeSpec | undefined, step: TypeStep, refuse: Refuse): TypeSpec | undefined {
  if (step.do === 'createContentType') return step.spec
  if (step.do === 'deleteContentType' || !type) return undefined
  if (step.do === 'changeContentType') return { ...type, ...step.patch }
  if (step.do === 'changeEditor') return { ...type, editor: { ...type.editor, ...step.editor } }
  if (step.do === 'renameField') return renameField(type, step, refuse)
  return { ...type, fields: Object.fromEntries(changeFields(Object.entries(type.fields), step, refuse)) }
}

function renameField(type: TypeSpec, { field, to }: { field: string; to: string }, refuse: Refuse): TypeSpec {
  if (!type.fields[field]) refuse(`it has no field ${field}`)
  if (type.fields[to]) refuse(`it has a field ${to} already`)
  return renameFields(type, { [field]: to })
}

type OrderedFields = [string, FieldSpec][]
type FieldStep = Extract<
  SchemaStep,
  { do: 'addField' | 'changeField' | 'deleteField' | 'orderFields' | 'moveField' }
>

function changeFields(fields: OrderedFields, step: FieldStep, refuse: Refuse): OrderedFields {
  if (step.do === 'orderFields') return order(fields, step.order, refuse)
  if (step.do === 'addField') return insert(fields, step, refuse)
  const at = fields.findIndex(([id]) => id === step.field)
  const [, field] = fields[at] ?? refuse(`it has no field ${step.field}`)
  switch (step.do) {
    case 'deleteField':
      return fields.toSpliced(at, 1)
    case 'changeField':
      return fields.with(at, [step.field, { ...field, ...step.patch }])
    case 'moveField':
      return insert(
        fields.toSpliced(at, 1),
        { field: step.field, spec: field, after: step.after ?? first },
        refuse,
      )
  }
}

const hasField = (fields: OrderedFields, wanted: string) => fields.some(([id]) => id === wanted)

/** An empty id means in front of all fields. */
const first = ''

type Insertion = { field: string; spec: FieldSpec; after?: string }

function insert(fields: OrderedFields, { field, spec, after }: Insertion, refuse: Refuse): OrderedFields {
  if (hasField(fields, field)) refuse(`it has a field ${field} already`)
  if (after && !hasField(fields, after)) refuse(`it has no field ${after}`)
  const at = after === undefined ? fields.length : fields.findIndex(([id]) => id === after) + 1
  return fields.toSpliced(at, 0, [field, spec])
}

function order(fields: OrderedFields, wanted: readonly string[], refuse: Refuse): OrderedFields {
  const ids = fields.map(([id]) => id)
  if (ids.toSorted().join() !== wanted.toSorted().join()) refuse('the order must name each field once')
  return fields.toSorted(([a], [b]) => wanted.indexOf(a) - wanted.indexOf(b))
}
