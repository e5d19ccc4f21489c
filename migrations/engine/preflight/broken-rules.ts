import type { SpaceLocales } from '../content/space-locales.ts'
import { loose } from '../model/loose.ts'
import type { EntryOperation, EntryState, EntryValues, Stage } from '../operations/operation.ts'
import type { TypeSpec } from '../specs/space-model.ts'
import { defaultValue, fieldProblems, lackingIn, translations } from './publishable.ts'

/** Does not check link targets. */
const brokenFields = ({ fields }: TypeSpec, values: EntryValues, locales: SpaceLocales): readonly string[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    const isBroken =
      fieldProblems(defaultValue(values, id), field, unknownLinks).length > 0 ||
      (field.required && lackingIn(values, id, { field, locales }).length > 0) ||
      translations(values, id).some(
        ([, value]) => fieldProblems(value, { ...field, required: false }, unknownLinks).length > 0,
      )
    return isBroken && !field.omitted ? [id] : []
  })

const unknownLinks = { typeOf: () => undefined, filesOf: () => [] }

/** Drops only the rules that published values break. */
export function looseEnough(type: TypeSpec, states: readonly EntryState[], locales: SpaceLocales): TypeSpec {
  const published = states.flatMap((state) => state.published ?? [])
  const broken = new Set(published.flatMap((values) => brokenFields(type, values, locales)))
  const rules = Object.entries(type.fields).filter(([id]) => !broken.has(id))
  return broken.size > 0 ? loose(type, Object.fromEntries(rules)) : type
}

export const statesOf = (
  type: string,
  stages: readonly Stage[],
  end: keyof Pick<EntryOperation, 'from' | 'to'>,
): readonly EntryState[] =>
  stages.flatMap(({ operations }) =>
    operations.flatMap((operation) => {
      const state = operation.kind === 'entry' ? operation[end] : undefined
      return state?.type === type ? [state] : []
    }),
  )
