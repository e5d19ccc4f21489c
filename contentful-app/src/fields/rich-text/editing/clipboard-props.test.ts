import { expect, test } from 'vitest'
import { formatsOf, markdownFormats } from '../model/formats.ts'
import { type Carried, leftOutPictures } from './clipboard-props.ts'

const carried = (change: Partial<Carried>): Carried => ({ html: '', text: '', files: [], ...change })
const richText = formatsOf({})

test('a picture of the clipboard is refused in words, with the way to insert it', () => {
  expect(leftOutPictures(carried({ files: ['image/png'] }), richText)).toBe(
    'The picture was not pasted. Upload it to Contentful’s media, then choose Insert, “Picture or file…”.',
  )
})

test('a text that cannot show pictures says so', () => {
  expect(leftOutPictures(carried({ files: ['image/png'] }), markdownFormats)).toBe(
    'The picture was not pasted. This text cannot show pictures.',
  )
})

test('pasted text names a picture that it leaves out', () => {
  const html = '<p>Words</p><IMG src="https://elsewhere.example/a.png">'
  expect(leftOutPictures(carried({ html, text: 'Words' }), richText)).toMatch(/^A picture was left out/)
})

test.each([
  ['plain words', { text: 'Words' }],
  [
    'words of Word, which also copies their picture',
    { text: 'Words', html: '<p>Words</p>', files: ['image/png'] },
  ],
  ['a file that is no picture', { files: ['application/pdf'] }],
  ['a text of this app', { html: '<p data-pm-slice="0 0 []">Words<img></p>' }],
])('%s leave no picture out', (_, change) => {
  expect(leftOutPictures(carried(change), richText)).toBeUndefined()
})
