import { locale as defaultLocale } from '@association/content/define/locale.ts'
import { lossOf } from '../content/planned.ts'
import { neededLocales } from '../content/space-locales.ts'
import { entriesOf, type World } from '../content/world.ts'
import type { Loss } from '../operations/space-plan.ts'
import { isMissing } from './publishable.ts'

export function missingValues({ before, after }: { before: World; after: World }): Loss[] {
  return newlyRequired(before, after).flatMap(({ type, field, locale }) => {
    const lacking = entriesOf(after, type).filter(
      ([, { published }]) => published && isMissing(published.fields[field]?.[locale]),
    )
    return lacking.length > 0 ? [lossOf(becomesRequired(type, field, locale), lacking)] : []
  })
}

const becomesRequired = (type: string, field: string, locale: string) =>
  `${type}.${field} becomes required${locale === defaultLocale ? '' : ` in ${locale}`}.`

const newlyRequired = (before: World, after: World) =>
  Object.entries(after.model).flatMap(([type, { fields }]) =>
    Object.keys(fields).flatMap((field) => {
      const known = new Set(requiredLocales(before, type, field))
      return requiredLocales(after, type, field)
        .filter((locale) => !known.has(locale))
        .map((locale) => ({ type, field, locale }))
    }),
  )

function requiredLocales({ model, locales }: World, type: string, field: string): readonly string[] {
  const spec = model[type]?.fields[field]
  return spec?.required && !spec.omitted ? neededLocales(spec, locales) : []
}
