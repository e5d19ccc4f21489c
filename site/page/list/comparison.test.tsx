import { product, variant } from '@association/content/lists/testing/entries.ts'
import type { RenderOptions } from '@association/content/render'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Comparison } from './comparison.tsx'

const widgets = {
  price: ({ product }) => <b>{product.price ?? 'To be announced'}</b>,
} as RenderOptions['widgets']
const assessment = (title: string, fields: Record<string, unknown>) =>
  product(title, { productType: 'assessment', ...fields })
const rowsOf = (...products: ReturnType<typeof assessment>[]) => {
  const markup = renderToStaticMarkup(<Comparison products={products} rendering={{ widgets }} />)
  return [...markup.matchAll(/<tr class="row"><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<td data-label="(.*?)">/g, '|$1|')
      .replace(/<(?!a )[^>]+>/g, '|')
      .replace(/\|+/g, '|'),
  )
}

const alone = assessment('Alone', {
  slug: 'alone',
  audience: 'you',
  durationMinutes: 20,
  outcomes: ['A report', 'Two suggestions'],
  price: 195,
})
const study = assessment('Study', { slug: 'study', variants: [variant({ deliveryFormat: 'In-Person' })] })

test('a row says whom an assessment suits, how long it takes, what one gets and its price', () =>
  expect(rowsOf(alone, study)).toEqual([
    '<a href="#alone" class="name">Alone|For|you|Time each|20 minutes|You get|A report|Two suggestions|Price|195|',
    '<a href="#study" class="name">Study|For|–|Time each|–|You get|–|Price|To be announced|',
  ]))

test('an assessment without an address is named without a link', () =>
  expect(rowsOf(alone, assessment('Team', { slug: undefined }))[1]).toBe(
    '|Team|For|–|Time each|–|You get|–|Price|To be announced|',
  ))

test('each column and each row has a header', () => {
  const markup = renderToStaticMarkup(<Comparison products={[alone, study]} rendering={{ widgets }} />)
  const headers = [...markup.matchAll(/<th scope="(\w+)">(?:<a [^>]*>)?([^<]*)/g)].map(
    ([, scope, words]) => `${scope} ${words}`,
  )
  expect(headers).toEqual([
    ...['Assessment', 'For', 'Time each', 'You get', 'Price'].map((words) => `col ${words}`),
    'row Alone',
    'row Study',
  ])
})

test('one assessment is not compared', () => expect(rowsOf(alone)).toEqual([]))
