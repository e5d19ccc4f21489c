import type { ContentType } from '@association/content'
import { acceptedIds } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import type { Field, ReferenceTarget } from '@association/content/define/field.ts'
import { checkValues } from '@association/content/rules'
import type { SeedEntry } from '@association/seed/define.ts'
import type { PlacedWish, Seed, SpaceSeed } from './gather.ts'
import { linksIn } from './links.ts'
import { shapeProblem } from './shape.ts'

/** Rules that a draft may break are warnings there. */
export type SeedProblem = {
  severity: 'error' | 'warning'
  file: string
  entry: string
  field?: string
  message: string
}

export const describeProblem = ({ file, entry, field, message }: SeedProblem) =>
  `${file}: entry ${entry}${field ? `, field ${field}` : ''}: ${message}`

const typesById = new Map<string, ContentType>(contentTypes.map((type) => [type.id, type]))

export function validate(seed: Seed): SeedProblem[] {
  return [
    ...seed.spaces.flatMap((space) => validateSpace(space, seed)),
    ...seed.pictures.flatMap(pictureProblems),
    ...twice(seed.pictures).map((picture) => error(picture, 'another picture has this id.')),
  ]
}

const idPattern = /^[A-Za-z0-9_.-]{1,64}$/

function validateSpace(space: SpaceSeed, seed: Seed): SeedProblem[] {
  const known = new Map(space.entries.map((item) => [item.id, item]))
  return [
    ...twice(space.entries).map((item) => error(item, `another entry of ${space.space} has this id.`)),
    ...space.entries
      .filter(({ id }) => !idPattern.test(id))
      .map((item) => error(item, 'is no Contentful id.')),
    ...uniqueProblems(space),
    ...space.entries.flatMap((item) => validateEntry(item, { space, known, seed })),
  ]
}

const twice = <Item extends { id: string }>(items: readonly Item[]) =>
  items.filter((item, index) => items.findIndex(({ id }) => id === item.id) < index)

type SeedContext = { space: SpaceSeed; known: ReadonlyMap<string, SeedEntry>; seed: Seed }

function validateEntry(item: PlacedWish<SeedEntry>, context: SeedContext): SeedProblem[] {
  const type = typesById.get(item.type)
  if (!type?.spaces.includes(context.space.space))
    return [error(item, `the space ${context.space.space} has no content type ${item.type}.`)]
  const isDraft = item.state === 'draft'
  const versions = [
    { values: item.fields, isStrict: !isDraft },
    ...(item.state === 'changed' ? [{ values: { ...item.fields, ...item.changes }, isStrict: false }] : []),
  ]
  return versions.flatMap(({ values, isStrict }) => [
    ...Object.entries(values).flatMap(([id, value]) =>
      valueProblems(
        { item, id, value },
        Object.hasOwn(type.fields, id) ? type.fields[id] : undefined,
        context,
      ),
    ),
    ...ruleProblems(item, { type, values, isStrict }),
  ])
}

type CheckedValues = { type: ContentType; values: Readonly<Record<string, unknown>>; isStrict: boolean }

/** Drafts and deliberately broken entries may break rules, as in Contentful. An unknown field is always an error. */
function ruleProblems(item: PlacedWish<SeedEntry>, { type, values, isStrict }: CheckedValues): SeedProblem[] {
  return checkValues({ type, values }).map(({ severity, field, message }) => {
    const isUnknown = field !== undefined && !Object.hasOwn(type.fields, field)
    const lasting = isUnknown || (isStrict && !item.isBroken) ? severity : 'warning'
    return { severity: lasting, file: item.file, entry: item.id, field, message }
  })
}

type Value = { item: PlacedWish<SeedEntry>; id: string; value: unknown }

function valueProblems(
  { item, id, value }: Value,
  field: Field | undefined,
  context: SeedContext,
): SeedProblem[] {
  if (!field || value === undefined) return []
  const shape = shapeProblem(field, value)
  if (shape) return [error(item, shape, id)]
  const { entries, assets } = linksIn(value)
  return [
    ...entries.map((target) => linkProblem(field, target, context)),
    ...assets.map((target) => assetProblem(field, target, context)),
  ].flatMap((message) => (message ? [error(item, message, id)] : []))
}

function linkProblem(field: Field, target: string, { known, space }: SeedContext): string | undefined {
  const entry = known.get(target)
  if (!entry) return `links to “${target}”, which is neither an entry of ${space.space} nor a fixture.`
  const accepted = targetOf(field)
  if (!accepted || acceptedIds(accepted, contentTypes).includes(entry.type)) return undefined
  return `links to “${target}”, a ${entry.type}, which the field does not accept.`
}

const targetOf = ({ kind, to, embeds }: Field): ReferenceTarget | undefined =>
  kind === 'richText' ? embeds : to

function assetProblem({ mimeTypes }: Field, target: string, { seed }: SeedContext): string | undefined {
  if (!seed.pictures.some(({ id }) => id === target))
    return `shows “${target}”, which is no picture of the seed.`
  return mimeTypes && !mimeTypes.includes('image') ? `accepts no pictures, such as “${target}”.` : undefined
}

function uniqueProblems({ entries }: SpaceSeed): SeedProblem[] {
  const seen = new Map<string, string>()
  return entries.flatMap((item) =>
    Object.entries(typesById.get(item.type)?.fields ?? {}).flatMap(([id, { unique }]) => {
      if (!unique || item.fields[id] === undefined) return []
      const key = JSON.stringify([item.type, id, item.fields[id]])
      const first = seen.get(key)
      seen.set(key, first ?? item.id)
      return first && first !== item.id ? [error(item, `holds the same value as ${first}.`, id)] : []
    }),
  )
}

function pictureProblems(
  picture: PlacedWish<{ id: string; description: string; width: number; height: number }>,
) {
  const { id, description, width, height } = picture
  return [
    ...(idPattern.test(id) ? [] : [error(picture, 'is no Contentful id.')]),
    ...(description.trim() ? [] : [error(picture, 'has no description: say what it shows.')]),
    ...([width, height].every((side) => Number.isInteger(side) && side > 0 && side <= 8000)
      ? []
      : [error(picture, 'has no size between 1 and 8000 pixels.')]),
  ]
}

const error = ({ file, id }: { file: string; id: string }, message: string, field?: string): SeedProblem => ({
  severity: 'error',
  file,
  entry: id,
  field,
  message,
})
