import { locale } from '@association/content/define/locale.ts'
import { linksIn } from '@association/content/rules/links-in.ts'
import { neededLocales, type SpaceLocales } from '../content/space-locales.ts'
import type { World } from '../content/world.ts'
import type { EntryValues } from '../operations/operation.ts'
import type { FieldSpec, TypeSpec } from '../specs/space-model.ts'
import { brokenRules, type Surroundings } from './rules.ts'
import { unsavable } from './types.ts'

export type Problem = string

export type Occurrences = (type: string, field: string, value: unknown) => number

export function publicationProblems(
  type: string,
  values: EntryValues,
  { world, occurrences }: { world: World; occurrences: Occurrences },
): Problem[] {
  const spec = world.model[type]
  if (!spec) return [`the content type ${type} does not exist`]
  const around: Surroundings = {
    typeOf: (id) => world.entries.get(id)?.type,
    filesOf: (id) => world.assets?.get(id) ?? [],
  }
  const inFields = Object.entries(spec.fields)
    .filter(([, field]) => !field.omitted)
    .flatMap(([id, field]) => {
      const value = defaultValue(values, id)
      const isTwice = isUnique(field) && !isMissing(value) && occurrences(type, id, value) > 1
      const lacking = lackingIn(values, id, { field, locales: world.locales })
      return [
        ...[...fieldProblems(value, field, around), ...(isTwice ? ['is not unique'] : [])].map(
          (problem) => `${type}.${id} ${problem}`,
        ),
        ...translations(values, id).flatMap(([locale, translated]) =>
          fieldProblems(translated, { ...field, required: false }, around).map(
            (problem) => `${type}.${id} in ${locale} ${problem}`,
          ),
        ),
        ...(field.required ? lacking : []).flatMap((code) =>
          code === locale ? [] : [`${type}.${id} in ${code} is required`],
        ),
      ]
    })
  return [...savingProblems(type, spec, values), ...inFields, ...linksToNothing(type, values, world)]
}

export function savingProblems(type: string, spec: TypeSpec, { fields }: EntryValues): Problem[] {
  return Object.entries(fields).flatMap(([id, byLocale]) => {
    const field = spec.fields[id]
    if (!field) return [`${type}.${id} does not exist`]
    return Object.values(byLocale).flatMap((value) => {
      const problem = unsavable(value, field)
      return problem ? [`${type}.${id} ${problem}`] : []
    })
  })
}

/** Only locales in which Contentful demands the value. */
export const lackingIn = (
  { fields }: EntryValues,
  id: string,
  { field, locales }: { field: FieldSpec; locales: SpaceLocales },
): readonly string[] => neededLocales(field, locales).filter((code) => isMissing(fields[id]?.[code]))

export const defaultValue = ({ fields }: EntryValues, field: string): unknown => fields[field]?.[locale]

export const translations = ({ fields }: EntryValues, field: string): [string, unknown][] =>
  Object.entries(fields[field] ?? {}).filter(([key]) => key !== locale)

export const isUnique = ({ validations = [] }: FieldSpec) => validations.some(({ unique }) => unique)

/** Does not check uniqueness. */
export function fieldProblems(value: unknown, field: FieldSpec, around: Surroundings): string[] {
  if (isMissing(value)) return field.required ? ['is required'] : []
  const items = field.items?.validations ?? []
  const inItems = Array.isArray(value) ? value.flatMap((item) => brokenRules(item, items, around)) : []
  return [...brokenRules(value, field.validations ?? [], around), ...new Set(inItems)]
}

export const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function linksToNothing(type: string, { fields }: EntryValues, { gone, entries, assets }: World): Problem[] {
  if (gone.size === 0 && !assets) return []
  const problems = linksIn(fields).flatMap(({ linkType, id }) => {
    if (linkType === 'Entry' && gone.has(id)) return [`${type} links to an entry that the plan deletes`]
    if (!assets || (linkType === 'Entry' ? entries : assets).has(id)) return []
    return [`${type} links to the ${linkType.toLowerCase()} ${id} that does not exist`]
  })
  return [...new Set(problems)]
}
