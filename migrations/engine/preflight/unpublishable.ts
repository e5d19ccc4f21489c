import { locale as defaultLocale } from '@association/content/define/locale.ts'
import { isSameValues } from '../content/entry-state.ts'
import { lossOf } from '../content/planned.ts'
import { neededLocales } from '../content/space-locales.ts'
import { entriesOf, type World } from '../content/world.ts'
import type { EntryState, Stage } from '../operations/operation.ts'
import type { Loss } from '../operations/space-plan.ts'
import { isSameType } from '../specs/tidy.ts'
import { looseEnough, statesOf } from './broken-rules.ts'
import { byProblem } from './by-problem.ts'
import { occurrencesIn } from './occurrences.ts'
import { isMissing, publicationProblems } from './publishable.ts'

/** Only a warning: nothing is lost and visitors see no difference. Entries broken before do not count. */
export function warningsOf({ before, after }: { before: World; after: World }): string[] {
  const types = Object.keys(after.model).filter(
    (id) => before.model[id] && !isSameType(before.model[id], after.model[id]),
  )
  const [was, is] = [problemsIn(before), problemsIn(after)]
  const checked = types
    .flatMap((type) => entriesOf(after, type))
    .map(([id, state]) => {
      const old = before.entries.get(id)
      const known = new Set(old ? was(old) : [])
      return { id, state, problems: is(state).filter((problem) => !known.has(problem)) }
    })
  return byProblem(checked).map(
    ([problem, entries]) =>
      `Afterwards, ${problem} in ${entries}; Contentful publishes them again only when an editor has mended that.`,
  )
}

/** A rollback could not publish these again. It loosens rules of single values, but not uniqueness or link targets. */
export function noWayBackFor(stages: readonly Stage[], before: World): string[] {
  const model = Object.fromEntries(
    Object.entries(before.model).map(([id, type]) => [
      id,
      looseEnough(type, statesOf(id, stages, 'from'), before.locales),
    ]),
  )
  const found = problemsIn({ ...before, model })
  const visible = new Map<string, EntryState>()
  for (const operation of stages.flatMap(({ operations }) => operations)) {
    const { type, published } = before.entries.get(operation.id) ?? {}
    if (operation.kind !== 'entry' || !type || !published) continue
    if (!isSameValues(operation.to?.published, published))
      visible.set(operation.id, { type, saved: published, published })
  }
  const checked = [...visible].map(([id, state]) => ({ id, state, problems: found(state) }))
  return byProblem(checked).map(
    ([problem, entries]) =>
      `Already now, ${problem} in ${entries}; mend that first, because \`npm run migrate -- rollback\` could not publish it again.`,
  )
}

function problemsIn(world: World) {
  const occurrences = occurrencesIn(world)
  return ({ type, saved, published }: EntryState) =>
    [saved, ...(published ? [published] : [])].flatMap((values) =>
      publicationProblems(type, values, { world, occurrences }),
    )
}

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
