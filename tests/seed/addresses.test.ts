import { isListRoute } from '@association/content/lists/routes.ts'
import { isDetail } from '@association/content/rules/site.ts'
import { expect, test } from 'vitest'
import { gather } from '../../cli/seed/wish/gather.ts'
import { withRichText } from '../../cli/seed/wish/prose.ts'

const { spaces } = await gather()
const entries = await Promise.all(
  spaces.flatMap((space) => space.entries.map((item) => withRichText(item, () => {}))),
)
const paths = new Set(
  entries.flatMap(({ type, fields }) =>
    type === 'page' ? [fields.path] : type === 'redirect' ? [fields.from] : [],
  ),
)
const anchors = new Set([
  ...entries.flatMap(({ fields }) => [fields.hashLink, fields.hashId]),
  // The page of a journal has an anchor for each edition.
  ...entries.flatMap(({ type, id }) => (type === 'journalEditions' ? [id] : [])),
  'main',
])

/** Every address in a value: of url fields, and of links inside rich text. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[/#]/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(addressesIn)
}

/** Lists, their details and the account make these pages themselves, without a page entry. */
const isMadeBySite = (path: string) => isListRoute(path) || isDetail(path) || /^\/account(?:\/|$)/.test(path)

const isMeantToBreak = (id: string) => id.startsWith('broken')

test('no address within the site leads nowhere', () => {
  const addresses = entries
    .filter(({ id }) => !isMeantToBreak(id))
    .flatMap(({ id, fields, changes }) => addressesIn([fields, changes]).map((address) => ({ id, address })))
  const dead = addresses.filter(({ address }) => {
    const [path, anchor] = address.split('#')
    return (path && !paths.has(path) && !isMadeBySite(path)) || (anchor && !anchors.has(anchor))
  })
  expect(addresses.length).toBeGreaterThan(20)
  expect(dead).toEqual([])
})

test('the page that measures the preview has forty blocks', () => {
  expect(entries.find(({ id }) => id === 'bench')?.fields.sections).toHaveLength(40)
})
