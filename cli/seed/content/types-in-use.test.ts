import { contentTypes } from '@association/content/content-types'
import { kindNames } from '@association/content/types/json-data/kinds/names.ts'
import { expect, test } from 'vitest'
import { gather } from '../engine/gather.ts'
import { linksIn } from '../engine/links.ts'

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
  for (const { type, id } of entries) if (type === 'page' && isReal(id)) visit(id)
  return [...found.values()]
})

test('every content type is used on a page that visitors look for', () => {
  /** One of a kind, or shown by lists that have their own pages. */
  const neverOnPages = ['siteSettings', 'pressRelease', 'jobPosting']
  const used = new Set<string>(shownOnPages.map(({ type }) => type))
  const unused = contentTypes.map(({ id }) => id).filter((id) => !used.has(id) && !neverOnPages.includes(id))
  expect(unused).toEqual([])
})

test('every kind of JSON section is used, but for the spinner, which stands in for what is still loading', () => {
  const kinds = shownOnPages.filter(({ type }) => type === 'jsonData').map(({ fields }) => fields.kind)
  expect([...new Set(kinds)].toSorted()).toEqual(kindNames.filter((kind) => kind !== 'spinner').toSorted())
})
