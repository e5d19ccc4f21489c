import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { localEnvironment } from '../../local/environment/environment.ts'
import { siteConfig } from '../config/index.ts'
import { contentfulSource, type DeliveredList, fetchListInPages, readList } from './index.ts'

let server: Server | undefined
afterEach(() => server?.close())

type ListAnswer = { status?: number; body: object }
const entry = (id: number) => ({
  sys: {
    ...{ id: `release-${id}`, type: 'Entry', contentType: { sys: { id: 'pressRelease' } } },
    ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' },
  },
  fields: { title: `Release ${id}`, slug: `release-${id}` },
})

async function source(
  total: () => number,
  answer: (skip: number) => ListAnswer | undefined = () => undefined,
) {
  const asked: string[] = []
  server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams
    const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))]
    asked.push(`${skip}+${limit}`)
    const items = Array.from({ length: Math.min(limit, Math.max(0, total() - skip)) }, (_, at) =>
      entry(skip + at),
    )
    const { status = 200, body } = answer(skip) ?? { body: { total: total(), skip, limit, items } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const { contentful } = siteConfig({ ...localEnvironment(), CONTENTFUL_DELIVERY_HOST: host })
  return { asked, source: contentfulSource(contentful) }
}

const list = { type: 'pressRelease', order: '-fields.releaseDate' } as const

async function readAll({ source: from }: Awaited<ReturnType<typeof source>>, limit?: number) {
  const pages: DeliveredList[] = []
  const wanted = { space: 'association', list, patienceMs: 3000, ...(limit && { limit }) } as const
  for await (const page of fetchListInPages(from, wanted)) pages.push(page)
  return pages.flatMap((page) => readList('pressRelease', page, () => undefined))
}

test('reads a whole list page by page, in its order', async () => {
  const from = await source(() => 450)
  const read = await readAll(from)
  expect(read.map((listed) => listed.entry.fields.title)).toEqual(
    Array.from({ length: 450 }, (_, at) => `Release ${at}`),
  )
  expect(read[0]).toMatchObject({ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' })
  expect(from.asked).toEqual(['0+200', '200+200', '400+200'])
})

test('no more is asked for than is wanted', async () => {
  const from = await source(() => 450)
  expect(await readAll(from, 230)).toHaveLength(230)
  expect(from.asked).toEqual(['0+200', '200+30'])
})

test('an empty list is one', async () => {
  expect(await readAll(await source(() => 0))).toEqual([])
})

test('a page that is too large is asked for in halves', async () => {
  let asked = 0
  const tooLarge = { status: 400, body: { sys: { id: 'BadRequest' }, message: 'Response size too big.' } }
  const from = await source(
    () => 250,
    () => {
      asked += 1
      return asked === 1 ? tooLarge : undefined
    },
  )
  expect(await readAll(from)).toHaveLength(250)
  expect(from.asked).toEqual(['0+200', '0+100', '100+100', '200+100'])
})

test('a list that changes meanwhile is not taken for whole', async () => {
  let total = 300
  const from = await source(
    () => total,
    (skip) => {
      if (skip > 0) total = 299
      return undefined
    },
  )
  await expect(readAll(from)).rejects.toThrow('changed while it was read')
})

test('a moment of trouble is waited for', async () => {
  let failures = 3
  const from = await source(
    () => 3,
    () => {
      failures -= 1
      return failures >= 0 ? { status: 503, body: {} } : undefined
    },
  )
  expect(await readAll(from)).toHaveLength(3)
})

test('half an answer is an error, not a short list', async () => {
  const from = await source(
    () => 3,
    () => ({ body: { total: 3, items: [entry(1)] } }),
  )
  await expect(readAll(from)).rejects.toThrow('changed while it was read')
})
