import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StorefrontTwin, startStorefront } from './index.ts'
import { sold } from './testing/sold.ts'

const picture = { url: '//images.example/cover.jpg', text: 'A cover', width: 400, height: 600 }
let twin: StorefrontTwin
beforeAll(async () => {
  twin = await startStorefront({
    token: 'token',
    siteUrl: 'http://localhost:3000',
    sold: [
      sold('41', 29, {
        productId: 'book',
        productTitle: 'A Book',
        title: 'eBook',
        productType: 'Book',
        picture,
      }),
      sold('42', 49, {
        productId: 'book',
        productTitle: 'A Book',
        title: 'Print',
        productType: 'Book',
        picture,
      }),
      sold('1', 895, { productId: 'finance', productTitle: 'Finance', createdAt: '2026-03-01T00:00:00Z' }),
      sold('2', 195, {
        productId: 'zen',
        productTitle: 'Zen',
        tags: ['calm'],
        createdAt: '2025-03-01T00:00:00Z',
      }),
    ],
  })
})
afterAll(() => twin.close())

type CatalogAnswer = { data: Record<string, unknown>; errors?: readonly { message: string; path: unknown }[] }
async function ask(query: string, variables: object = {}): Promise<CatalogAnswer> {
  const response = await fetch(`${twin.url}/api/2024-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'shopify-storefront-private-token': 'token' },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as CatalogAnswer
}

const titles = (connection: unknown) =>
  (connection as { nodes: { title: string }[] }).nodes.map(({ title }) => title)

describe('every field of the catalog', () => {
  const file = createRequire(import.meta.url).resolve(
    '@association/services/storefront/generated/schema.graphql',
  )
  const schema = buildSchema(readFileSync(file, 'utf8'))

  test.each([
    ['product(handle: "book")', 'Product'],
    ['productByHandle(handle: "book")', 'Product'],
    ['products(first: 2)', 'ProductConnection'],
    ['productRecommendations(productId: "gid://shopify/Product/finance")', 'Product'],
    ['productTags(first: 2)', 'StringConnection'],
    ['productTypes(first: 2)', 'StringConnection'],
    ['collection(handle: "book")', 'Collection'],
    ['collectionByHandle(handle: "book")', 'Collection'],
    ['collections(first: 2)', 'CollectionConnection'],
    ['page(handle: "returns")', 'Page'],
    ['pageByHandle(handle: "returns")', 'Page'],
    ['pages(first: 2)', 'PageConnection'],
    ['search(query: "", first: 9)', 'SearchResultItemConnection'],
    ['predictiveSearch(query: "o")', 'PredictiveSearchResult'],
    ['menu(handle: "main-menu")', 'Menu'],
    ['node(id: "gid://shopify/Collection/book")', 'Node'],
    ['articles(first: 1)', 'ArticleConnection'],
    ['blogs(first: 1)', 'BlogConnection'],
  ])('%s is answered without an error', async (call, type) => {
    const { data, errors } = await ask(`{ asked: ${call} ${selection(schema, type, 3)} }`)
    expect(errors).toBeUndefined()
    expect(data.asked).not.toBeNull()
  })
})

/** Selects every field without a required argument, down to `depth`. */
function selection(schema: GraphQLSchema, name: string, depth: number): string {
  const type = schema.getType(name)
  if (isAbstractType(type)) {
    const kinds = schema.getPossibleTypes(type).filter((each) => shown.has(each.name))
    return `{ __typename ${kinds.map((each) => `... on ${each.name} ${selection(schema, each.name, depth)}`).join(' ')} }`
  }
  if (!isObjectType(type)) throw new Error(`${name} has no fields.`)
  const fields = Object.values(type.getFields()).flatMap((field) =>
    fieldOf(schema, field, { depth, type: name }),
  )
  return `{ __typename ${fields.join(' ')} }`
}

const shown = new Set(['Product', 'Page', 'Collection', 'ProductVariant', 'MediaImage'])

/** The alias contains the type: fields of the same name can have different types. */
function fieldOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  { depth, type }: { depth: number; type: string },
): string[] {
  const of = getNamedType(field.type)
  const given = field.args.flatMap(({ name, type: argument }) => {
    if (name === 'first') return ['first: 2']
    return isNonNullType(argument) ? [`${name}: ${values[name]}`] : []
  })
  const call = `${type}_${field.name}: ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`
  if (isLeafType(of)) return [call]
  return depth === 0 ? [] : [`${call} ${selection(schema, of.name, depth - 1)}`]
}

const values: Readonly<Record<string, string>> = {
  key: '"k"',
  identifiers: '[{ namespace: "n", key: "k" }]',
  selectedOptions: '[{ name: "Title", value: "Print" }]',
  handle: '"none"',
  format: 'IMAGE',
}

test.each([
  ['TITLE', false, ['A Book', 'Finance', 'Zen']],
  ['TITLE', true, ['Zen', 'Finance', 'A Book']],
  ['PRICE', false, ['A Book', 'Zen', 'Finance']],
  ['CREATED_AT', false, ['Zen', 'A Book', 'Finance']],
])('products are sorted by %s, reversed: %s', async (sortKey, reverse, expected) => {
  const { data } = await ask(
    'query ($sortKey: ProductSortKeys, $reverse: Boolean) { products(first: 9, sortKey: $sortKey, reverse: $reverse) { nodes { title } } }',
    { sortKey, reverse },
  )
  expect(titles(data.products)).toEqual(expected)
})

test('a product is found by its handle and by its id', async () => {
  const { data } = await ask(
    '{ a: product(handle: "book") { id } b: productByHandle(handle: "book") { id } c: product(id: "gid://shopify/Product/book") { id } d: productByHandle(handle: "no") { id } }',
  )
  expect(data).toEqual({ a: data.c, b: data.c, c: { id: 'gid://shopify/Product/book' }, d: null })
})

test('a collection holds the products of a type, and filters them', async () => {
  const { data } = await ask(
    `{ collection(handle: "course") {
      title
      all: products(first: 9, sortKey: PRICE) { nodes { title } }
      cheap: products(first: 9, filters: [{ price: { max: 200 } }]) { nodes { title } filters { id values { count input } } }
    } }`,
  )
  expect(data.collection).toMatchObject({ title: 'Course' })
  const { all, cheap } = data.collection as { all: unknown; cheap: { filters: unknown } }
  expect(titles(all)).toEqual(['Zen', 'Finance'])
  expect(titles(cheap)).toEqual(['Zen'])
  expect(cheap.filters).toMatchObject([
    { id: 'filter.v.availability', values: [{ count: 2, input: '{"available":true}' }, { count: 0 }] },
    { id: 'filter.v.price', values: [{ input: '{"price":{"min":195,"max":895}}' }] },
  ])
})

test('a variant is chosen by its option', async () => {
  const { data } = await ask(
    `{ product(handle: "book") {
      options { name values }
      print: variantBySelectedOptions(selectedOptions: [{ name: "Title", value: "Print" }]) { id }
      none: variantBySelectedOptions(selectedOptions: [{ name: "Title", value: "print" }]) { id }
    } }`,
  )
  expect(data.product).toEqual({
    options: [{ name: 'Title', values: ['eBook', 'Print'] }],
    print: { id: 'gid://shopify/ProductVariant/42' },
    none: null,
  })
})

test('a search finds products and pages, and only the types that are asked for', async () => {
  const { data } = await ask(
    `{ all: search(query: "book", first: 9) { totalCount nodes { ... on Product { title } ... on Page { title } } }
       pages: search(query: "book", first: 9, types: [PAGE]) { nodes { ... on Page { title } } }
       soon: predictiveSearch(query: "fin") { products { title } queries { text } } }`,
  )
  expect(data.all).toMatchObject({ totalCount: 2 })
  expect(titles(data.all)).toEqual(['A Book', 'Returns'])
  expect(titles(data.pages)).toEqual(['Returns'])
  expect(data.soon).toEqual({ products: [{ title: 'Finance' }], queries: [{ text: 'Finance' }] })
})

test('a menu leads to the collections', async () => {
  const { data } = await ask(
    '{ menu(handle: "main-menu") { items { title url } } none: menu(handle: "x") { id } }',
  )
  expect(data).toEqual({
    menu: {
      items: [
        { title: 'Book', url: `${twin.url}/collections/book` },
        { title: 'Course', url: `${twin.url}/collections/course` },
      ],
    },
    none: null,
  })
})
