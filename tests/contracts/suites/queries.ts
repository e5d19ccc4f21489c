import { describe, expect, test } from 'vitest'
import { failureOf } from '../failure.ts'
import { author, idOf, nameOf, post } from '../model.ts'
import type { ContractTarget } from '../target.ts'

const found: [query: Record<string, unknown>, posts: string[]][] = [
  [{}, ['alpha', 'beta', 'delta', 'gamma']],
  [{ 'sys.id': idOf('alpha') }, ['alpha']],
  [{ 'sys.id[ne]': idOf('alpha') }, ['beta', 'delta', 'gamma']],
  [{ 'sys.id[in]': `${idOf('alpha')},${idOf('beta')}` }, ['alpha', 'beta']],
  [{ 'sys.id[nin]': `${idOf('alpha')},${idOf('beta')}` }, ['delta', 'gamma']],
  [{ 'fields.title': 'Beta' }, ['beta']],
  [{ 'fields.title[ne]': 'Beta' }, ['alpha', 'delta', 'gamma']],
  [{ 'fields.title[in]': 'Beta,Gamma' }, ['beta', 'gamma']],
  [{ 'fields.title[match]': 'alph wol' }, ['alpha']],
  [{ 'fields.title[match]': 'lpha' }, []],
  [{ 'fields.body[match]': 'brown' }, ['alpha']],
  [{ query: 'lazy' }, ['beta']],
  [{ 'fields.live': true }, ['alpha']],
  [{ 'fields.live[exists]': false }, ['delta', 'gamma']],
  [{ 'fields.body[exists]': true }, ['alpha', 'beta']],
  [{ 'fields.rating': 2 }, ['beta']],
  [{ 'fields.rating[lt]': 2 }, ['alpha']],
  [{ 'fields.rating[lte]': 2 }, ['alpha', 'beta']],
  [{ 'fields.rating[gt]': 2 }, ['gamma']],
  [{ 'fields.rating[gte]': 2 }, ['beta', 'gamma']],
  [{ 'fields.price[gt]': 2 }, ['beta']],
  [{ 'fields.day[gte]': '2026-02-01' }, ['beta', 'gamma']],
  [{ 'fields.day[lt]': '2026-02-01T10:00:00Z' }, ['alpha']],
  [{ 'fields.labels': 'red' }, ['alpha', 'beta']],
  [{ 'fields.labels[all]': 'red,blue' }, ['alpha']],
  [{ 'fields.labels[in]': 'green,blue' }, ['alpha', 'gamma']],
  [{ 'fields.labels[nin]': 'red' }, ['delta', 'gamma']],
  [{ 'fields.place[near]': '53,10', 'fields.rating[exists]': true }, ['alpha', 'beta']],
  [{ 'fields.place[within]': '53,9,54,11' }, ['beta']],
  [{ 'fields.place[within]': '52.5,13.4,10' }, ['alpha']],
  [{ 'fields.author.sys.id': idOf('ada') }, ['alpha']],
  [{ 'fields.related.sys.id': idOf('gamma') }, ['beta']],
  [{ 'fields.author.sys.contentType.sys.id': author, 'fields.author.fields.slug': 'bob-b' }, ['beta']],
  [{ 'fields.author.sys.contentType.sys.id': author, 'fields.author.fields.slug[match]': 'ada' }, ['alpha']],
  [{ links_to_entry: idOf('alpha') }, ['gamma']],
  [{ 'sys.contentType.sys.id[in]': post }, ['alpha', 'beta', 'delta', 'gamma']],
  [{ 'metadata.tags.sys.id[exists]': true }, []],
]

const refused: [query: Record<string, unknown>, name: string][] = [
  [{ content_type: 'nothing' }, 'InvalidQuery'],
  [{ 'fields.title': 'Beta' }, 'InvalidQuery'],
  [{ content_type: post, 'fields.nothing': 'x' }, 'InvalidQuery'],
  [{ content_type: post, nonsense: 'x' }, 'InvalidQuery'],
  [{ content_type: post, limit: 1001 }, 'BadRequest'],
  [{ content_type: post, limit: -1 }, 'BadRequest'],
  [{ content_type: post, include: 11 }, 'BadRequest'],
  [{ content_type: post, locale: 'xx' }, 'BadRequest'],
  [{ content_type: post, select: 'fields.author.sys' }, 'BadRequest'],
]

export function queries(target: ContractTarget) {
  const { delivery } = target
  const ask = (query: object) => delivery.getEntries({ content_type: post, ...query } as never)
  const names = ({ items }: { items: { sys: { id: string } }[] }) => items.map(({ sys }) => nameOf(sys.id))

  describe('queries', () => {
    test.each(found)('%j finds %j', async (query, expected) => {
      expect(names(await ask(query)).sort()).toEqual(expected)
    })

    test('the order is as asked, the second key decides among equals', async () => {
      expect(names(await ask({ order: '-fields.rating', 'fields.rating[exists]': true }))).toEqual([
        ...['gamma', 'beta', 'alpha'],
      ])
      expect(names(await ask({ order: 'fields.live,-sys.id', 'fields.live[exists]': false }))).toEqual([
        ...['gamma', 'delta'],
      ])
    })

    test('near is ordered by distance', async () => {
      expect(
        names(await ask({ 'fields.place[near]': '53.5,10', 'fields.rating[exists]': true })).slice(0, 2),
      ).toEqual([...['beta', 'alpha']])
    })

    test('pages carry total, skip and limit', async () => {
      const page = await ask({ order: 'sys.id', skip: 1, limit: 2 })
      expect([page.total, page.skip, page.limit, names(page)]).toEqual([4, 1, 2, ['beta', 'delta']])
    })

    test('pages by cursor lead on to the end', async () => {
      const query = { content_type: post, limit: 3, order: 'sys.id' }
      const first = await delivery.getEntriesWithCursor(query as never)
      expect(names(first)).toEqual(['alpha', 'beta', 'delta'])
      const second = await delivery.getEntriesWithCursor({ ...query, pageNext: first.pages.next } as never)
      expect(names(second)).toEqual(['gamma'])
      expect(second.pages.next).toBeUndefined()
    })

    test('select leaves the rest out', async () => {
      const { items } = await ask({ select: 'fields.title', 'sys.id': idOf('alpha') })
      expect(items[0]?.fields).toEqual({ title: 'Alpha wolf' })
      expect(Object.keys(items[0]?.sys ?? {}).sort()).toEqual(['id', 'type'])
    })

    test.each(refused)('%j is refused as %s', async (query, name) => {
      const failure = await failureOf(delivery.getEntries(query as never))
      expect([failure.name, failure.status]).toEqual([name, 400])
    })
  })
}
