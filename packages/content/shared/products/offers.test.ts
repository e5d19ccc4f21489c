import { expect, test } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { fixtures } from '../../generated/fixtures.ts'
import { check } from '../../testing/check.ts'
import { deliveryFormats, productTypes, programs, subscriptionOptions, waysToBuy } from './offers.ts'

test('delivery formats are listed in exactly this order (PR-009 to PR-019, CO-082)', () => {
  expect(deliveryFormats).toEqual([
    'Self-Study',
    'Hybrid Online',
    'In-Person',
    'Book',
    'Paperback',
    'eBook',
    'Online',
    'Subscription',
    'Webinar',
    'Academy',
  ])
})

test('subscriptions run from a month to three years (PR-020)', () =>
  expect(subscriptionOptions).toEqual(['monthly', '1-Year', '2-Year', '3-Year']))

test('the programs are these', () =>
  expect(programs).toEqual(['aapmr', 'aap', 'acp', 'gha', 'healogics', 'nachc']))

test.each(['product', 'variant'] as const)('reports a %s with an unknown program', (type) => {
  const model = contentTypeFor(type)
  const told = (programName: string) =>
    model && check(model, { ...fixtures[type], programName }).map(({ field }) => field)
  expect(told('nachc')).toEqual([])
  expect(told('Nachc')).toEqual(['programName'])
})

test('the catalogue knows these types of products', () =>
  expect(productTypes).toEqual([
    ...['Webinar', 'Course', 'Book', 'Journal', 'Other Subscription', 'Subscription', 'assessment'],
    ...['resource kit', 'whitepaper', 'article', 'membership', 'journal', 'Event'],
  ]))

test('variants follow their formats, subscriptions their length, and unknown ones come last', () => {
  const variant = (deliveryFormat?: string, option?: string) => ({ fields: { deliveryFormat, option } })
  const written = [
    variant(),
    variant('Subscription', '3-Year'),
    variant('Subscription', 'monthly'),
    variant('eBook'),
    variant('In-Person'),
    variant('Subscription', '1-Year'),
    variant('Self-Study'),
  ]
  expect(
    waysToBuy(written).map(({ fields }) => [fields.deliveryFormat, fields.option].join(' ').trim()),
  ).toEqual([
    'Self-Study',
    'In-Person',
    'eBook',
    'Subscription monthly',
    'Subscription 1-Year',
    'Subscription 3-Year',
    '',
  ])
})
