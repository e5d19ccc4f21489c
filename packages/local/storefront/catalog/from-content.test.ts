import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteConfig } from '@association/services/config'
import { contentfulSource } from '@association/services/contentful'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localEnvironment } from '../../environment/environment.ts'
import { catalogOf } from './catalog.ts'
import { soldIn } from './from-content.ts'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const entry = (type: string, id: string, fields: object) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields: { internalName: id, ...fields },
})
const ebook = entry('variant', 'ebook', { variantId: '41', deliveryFormat: 'eBook', price: 29 })
const alone = entry('variant', 'alone', { variantId: '42', price: 10, product: link('book') })
const book = entry('product', 'book', { title: 'A Book', productType: 'Book', variants: [link('ebook')] })
const webinar = entry('product', 'webinar', { productType: 'Webinar', variantId: '43', price: 75 })
const free = entry('product', 'free', { productType: 'whitepaper' })

const lists: Record<string, object[]> = { product: [book, webinar, free], variant: [ebook, alone] }
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const isFirstSpace = pathname.includes('/spaces/association/')
  const items = isFirstSpace ? (lists[searchParams.get('content_type') ?? ''] ?? []) : []
  const includes = { Entry: isFirstSpace ? [ebook, book] : [] }
  const body = { total: items.length, skip: 0, limit: 200, items, includes }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => server.close())

test('the shop sells each variant that published products name, once', async () => {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const { contentful } = siteConfig({ ...localEnvironment(), CONTENTFUL_DELIVERY_HOST: host })
  const catalog = catalogOf(await soldIn(contentfulSource(contentful)))
  const products = catalog
    .products()
    .map((variants) =>
      variants.map(({ variantId, productTitle, title, price }) => [
        variantId,
        productTitle,
        title,
        price.price,
      ]),
    )
  expect(products).toEqual([
    [
      ['41', 'A Book', 'eBook', 29],
      ['42', 'A Book', 'Default Title', 10],
    ],
    [['43', 'webinar', 'Default Title', 75]],
  ])
})
