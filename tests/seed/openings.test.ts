import { expect, test } from 'vitest'
import { gather } from '../../cli/seed/wish/gather.ts'
import { linksIn } from '../../cli/seed/wish/links.ts'

const { spaces } = await gather()
const entries = new Map(spaces.flatMap((space) => space.entries.map((item) => [item.id, item])))

/** The pages of one event share its picture. */
const opensAnEvent = (id: string) => entries.get(id)?.type === 'eventPart'

function picturesBelow(id: string, above: readonly string[] = []): string[] {
  if (above.includes(id)) return []
  const { assets, entries: below } = linksIn(entries.get(id)?.fields)
  return [...assets, ...below.flatMap((inner) => picturesBelow(inner, [...above, id]))]
}

const openings = [...entries.values()].flatMap(({ type, fields }) => {
  const [opening] = type === 'page' ? linksIn(fields.sections).entries : []
  const [picture] = opening && !opensAnEvent(opening) ? picturesBelow(opening) : []
  return picture ? [{ path: String(fields.path), picture }] : []
})

test('no two pages open with the same picture', () => {
  expect(openings.length).toBeGreaterThan(10)
  const shared = [...Map.groupBy(openings, ({ picture }) => picture)].filter(([, pages]) => pages.length > 1)
  expect(shared.map(([picture, pages]) => `${picture}: ${pages.map(({ path }) => path).join(', ')}`)).toEqual(
    [],
  )
})
