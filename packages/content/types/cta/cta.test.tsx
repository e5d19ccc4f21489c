import { expect, test } from 'vitest'
import { wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { messages } from './messages.ts'
import { cta as model } from './model.ts'

const cta = (fields: Record<string, unknown> = {}) =>
  markupOf('cta', { url: '/membership', image: wireAsset('banner'), ...fields })

test('a picture of 280 px that leads somewhere', () => {
  expect(model.fields.height.default).toBe(280)
  expect(cta()).toMatch(/<a href="\/membership" class="link"><img [^>]*style="--height:280px;--ratio:1.92/)
  expect(cta({ height: 120 })).toContain('--height:120px')
})

test('without its picture everyone reads “CTA Asset Missing Data”', () => {
  expect(messages.assetMissing).toBe('CTA Asset Missing Data')
  expect(cta({ image: undefined })).toContain('<p class="missing">CTA Asset Missing Data</p>')
})

test('without an address, or with one that is not allowed, it is a picture only', () => {
  expect(cta({ url: undefined })).not.toContain('<a')
  expect(cta({ url: 'javascript:alert(1)' })).not.toContain('<a')
})

test('a link has a name even where the picture has no description', () => {
  const image = wireAsset('banner')
  const nameless = { ...image, fields: { ...image.fields, description: '' } }
  expect(cta({ image: nameless })).toContain('<span class="visually-hidden">First light</span></a>')
})

test('a link that leaves the site says so', () => {
  expect(cta({ url: 'https://other.example/' })).toContain('(opens in a new tab)')
})
