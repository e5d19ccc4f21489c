import type { WireAsset, WireEntry } from '../derive/wire.ts'
import { cards } from '../generated/cards.ts'
import { embeds } from '../generated/embeds.ts'
import { fixtures } from '../generated/fixtures.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import { models } from '../generated/models.ts'
import { variants } from '../generated/variants.ts'
import { views } from '../generated/views.ts'
import { resolved, wire } from './links.ts'

type ExampleFields = Readonly<Record<string, unknown>>
export type Look = 'block' | 'card' | 'embed'

export type Example = { type: ContentTypeId; name: string; fields: ExampleFields }

export const plain = 'fixture'

const allVariants: Partial<Record<ContentTypeId, Readonly<Record<string, ExampleFields>>>> = variants

export function examplesOf(type: ContentTypeId): Example[] {
  const fixture: ExampleFields = fixtures[type]
  const named = Object.entries(allVariants[type] ?? {})
  return [
    { type, name: plain, fields: fixture },
    ...named.map(([name, fields]) => ({ type, name, fields: given({ ...fixture, ...fields }) })),
  ]
}

const given = (fields: ExampleFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

export const shownTypes: readonly { type: ContentTypeId; name: string; looks: readonly Look[] }[] =
  Object.values(models)
    .map(({ id, name }) => ({ type: id, name, looks: looksOf(id) }))
    .filter(({ looks }) => looks.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

function looksOf(type: ContentTypeId): Look[] {
  const registries = { block: views, card: cards, embed: embeds }
  return (['block', 'card', 'embed'] as const).filter((look) => type in registries[look])
}

/**
 * Returns the Delivery API's format. Links name a fixture or, as `type.variant`, a variant. Ids begin with the
 * example's, because a page can hold many.
 */
export function wireExample({ type, name, fields }: Example, asset: AssetFor): WireEntry {
  const id = idOf(`${type}.${name}`)
  const known = new Map<string, WireEntry>()
  const links = { asset, entry: linked }

  function linked(link: string): WireEntry | undefined {
    const example = exampleOf(link)
    const seen = known.get(link)
    if (seen || !example) return seen
    const entry = wire(example.type, {}, idOf(`${id}.${link}`))
    known.set(link, entry) // Set first, because fixtures can link to each other.
    entry.fields = resolved(example.fields, links) as Record<string, unknown>
    return entry
  }
  return wire(type, resolved(fields, links) as Record<string, unknown>, id)
}

const idOf = (name: string) => name.replace(/[^\w.-]+/g, '-')

function exampleOf(link: string): Example | undefined {
  const [type = '', ...words] = link.split('.')
  const name = words.join('.') || plain
  return type in fixtures
    ? examplesOf(type as ContentTypeId).find((example) => example.name === name)
    : undefined
}

export function assetsInExamples(): string[] {
  const found = new Set<string>()
  const note = (id: string) => {
    found.add(id)
    return undefined
  }
  for (const { type } of Object.values(models).map(({ id }) => ({ type: id })))
    for (const { fields } of examplesOf(type)) resolved(fields, { asset: note, entry: () => ({}) })
  return [...found].toSorted()
}

type AssetFor = (id: string) => WireAsset | undefined
