import { expect, test } from 'vitest'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const words = { quote: richText(paragraph('Words')), attribution: 'Somebody, MD' }
const quote = (fields: Record<string, unknown> = {}) => markupOf('quoteBlock', { ...words, ...fields })

test('a plain quote is at most 800 px wide, between paddings of 4, its attribution in the middle', () => {
  expect(quote()).toContain('class="band band pt-4 pb-4"')
  expect(quote()).toContain('<figure class="quote" style="--max-width:800px">')
  expect(quote()).toContain('<blockquote class="words"><p>Words</p></blockquote>')
  expect(quote()).toContain('<figcaption class="attribution center">Somebody, MD</figcaption>')
})

test('the lower half of the band is colored, or as much of it as the editor says', () => {
  expect(quote({ lowerBackgroundColor: 'navy' })).toContain('--lower:var(--color-navy);--lower-height:50%')
  expect(quote({ lowerBackgroundColor: 'navy', lowerBackgroundHeight: 20 })).toContain('--lower-height:20%')
  expect(quote({ lowerBackgroundHeight: 20 })).not.toContain('--lower')
})

test('paddings, width, colors, container and classes follow the editor', () => {
  const markup = quote({
    topPadding: 0,
    bottomPadding: 2,
    maxWidth: 640,
    isContainer: true,
    alignAttribution: 'end',
    wrapperBackgroundColor: 'paleBlue',
    backgroundColor: 'white',
    quoteMarkerColor: 'orange',
    class: 'text-start',
  })
  expect(markup).toContain('pt-0 pb-2 text-start" style="--background:var(--color-pale-blue)"')
  expect(markup).toContain('<div class="container"><figure class="quote boxed"')
  expect(markup).toContain('style="--max-width:640px;--box:var(--color-white);--marker:var(--color-orange)"')
  expect(markup).toContain('class="attribution end"')
})

test('without an attribution there is no caption', () => {
  expect(quote({ attribution: undefined })).not.toContain('figcaption')
})

test('a portrait is above the attribution', () => {
  const markup = quote({ portrait: wireAsset('okafor') })
  expect(markup).toMatch(
    /<figcaption class="attribution center pictured"><img [^>]*class="portrait"[^>]*\/>Somebody/,
  )
  expect(quote({ portrait: wireAsset('okafor'), attribution: undefined })).not.toContain('<img')
})

test('a quote of five thousand words is shown whole', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ')
  expect(quote({ quote: richText(paragraph(words)) })).toContain(`<p>${words}</p>`)
})
