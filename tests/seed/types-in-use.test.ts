import { acceptedIds } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import type { Field, ReferenceTarget } from '@association/content/define/field.ts'
import { lists } from '@association/content/lists'
import { kindNames } from '@association/content/types/json-data/kinds/names.ts'
import { expect, test } from 'vitest'
import { gather } from '../../cli/seed/wish/gather.ts'
import { linksIn } from '../../cli/seed/wish/links.ts'

/** The page of fixtures and those for tests are no pages that a visitor would look for. */
const isReal = (id: string) => !['page', 'bench', 'broken'].includes(id)

const { spaces } = await gather()
const shownOnPages = spaces.flatMap(({ entries }) => {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const found = new Map<string, (typeof entries)[number]>()
  const visit = (id: string) => {
    const entry = known.get(id)
    if (!entry || found.has(id)) return
    found.set(id, entry)
    for (const target of linksIn(entry.fields).entries) visit(target)
  }
  // The shell of every page shows what the site settings hold.
  for (const { type, id } of entries)
    if ((type === 'page' && isReal(id)) || type === 'siteSettings') visit(id)
  return [...found.values()]
})

const usedOnPages = new Set<string>(shownOnPages.map(({ type }) => type))
const seeded = new Set<string>(spaces.flatMap(({ entries }) => entries.map(({ type }) => type)))
const listed = new Set<string>(lists.map(({ type }) => type))

test('every content type is used in a list, or on a page that visitors look for', () => {
  const isUsed = (id: string) => usedOnPages.has(id) || (listed.has(id) && seeded.has(id))
  const unused = contentTypes.filter(({ id }) => !isUsed(id) && id !== 'redirect')
  expect(
    unused.map(({ id }) => id),
    unused.map(howToPlace).join('\n'),
  ).toEqual([])
})

test('articles, products and people are also on pages', () =>
  expect(['basicArticle', 'product', 'bio'].filter((id) => !usedOnPages.has(id))).toEqual([]))

test('pages use every kind of JSON section except the spinner, which only replaces content that loads', () => {
  const kinds = shownOnPages.filter(({ type }) => type === 'jsonData').map(({ fields }) => fields.kind)
  expect([...new Set(kinds)].toSorted()).toEqual(kindNames.filter((kind) => kind !== 'spinner').toSorted())
})

/** Says how a list gets an entry, or which line of the seed shows the fixture: in a page if one accepts it, or in a block. */
function howToPlace(type: (typeof contentTypes)[number]): string {
  const list = lists.find((each) => each.type === type.id)
  if (list)
    return `The list ${list.path} has no ${type.id}: write a fixture.ts for the type, or an entry in packages/seed/content.`
  const [place] = spaces
    .filter(({ space }) => type.spaces.includes(space))
    .flatMap(({ entries }) => entries.filter((entry) => shownOnPages.includes(entry)))
    .toSorted((one, other) => Number(other.type === 'page') - Number(one.type === 'page'))
    .flatMap(({ id, file, type: holder }) =>
      Object.entries(fieldsOf(holder)).flatMap(([field, { kind, to }]) =>
        kind === 'references' && to && accepts(to, type) ? [{ id, file, field }] : [],
      ),
    )
  if (!place) return `No page shows ${type.id}, and no list of an entry on a page accepts it.`
  return `No page shows ${type.id}: add link('${type.id}') to ${place.field} of '${place.id}' in ${place.file}. It shows the fixture.`
}

const fieldsOf = (id: string): Readonly<Record<string, Field>> =>
  contentTypes.find((type) => type.id === id)?.fields ?? {}

const accepts = (to: ReferenceTarget, { id }: { id: string }) => acceptedIds(to, contentTypes).includes(id)

test('the message about a listed content type without entries says that its list is empty', () =>
  expect(contentTypes.filter(({ id }) => id === 'jobPosting').map(howToPlace)).toEqual([
    'The list /aapl-jobs has no jobPosting: write a fixture.ts for the type, or an entry in packages/seed/content.',
  ]))

test('the message about an unused content type says where to add it', () => {
  const quote = contentTypes.filter(({ id }) => id === 'quoteBlock').map(howToPlace)
  expect(quote).toEqual([
    expect.stringMatching(
      /^No page shows quoteBlock: add link\('quoteBlock'\) to sections of '[\w-]+' in packages\/seed\/content\/\S+\.ts\./,
    ),
  ])
})
