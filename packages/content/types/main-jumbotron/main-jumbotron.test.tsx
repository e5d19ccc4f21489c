import { describe, expect, test } from 'vitest'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const jumbotron = (fields: Record<string, unknown> = {}) =>
  markupOf('mainJumbotron', {
    metaTitle: wire('metaTitle', { text: 'For leaders' }),
    title: wire('title', { text: 'Lead' }),
    text: richText(paragraph('Words')),
    buttons: wire('buttonGroup', { button1Text: 'Join', button1Url: '/join' }),
    ...fields,
  })

test('shows a line, the main heading, the text and the link, in this order', () => {
  expect(jumbotron()).toMatch(/For leaders.*<h1 class="title">Lead<\/h1>.*Words.*href="\/join"/)
})

describe('it looks', () => {
  test('plain and navy without a picture', () => {
    expect(jumbotron()).toContain(
      '<section class="band jumbotron alone on-dark" style="--background:var(--color-navy)">',
    )
  })

  test('split with a picture beside, on the right or on the left', () => {
    expect(jumbotron({ image: wireAsset('hills') })).toContain('class="band jumbotron beside on-dark"')
    expect(jumbotron({ image: wireAsset('hills') })).toMatch(
      /<div class="stage start">.*Lead.*<img [^>]*alt="The sun/,
    )
    expect(jumbotron({ image: wireAsset('hills'), reverse: true })).toContain('class="stage reverse start"')
  })

  test('full with a picture behind, which then is the only one', () => {
    const markup = jumbotron({ backgroundImage: wireAsset('hills'), image: wireAsset('other') })
    expect(markup).toContain('class="band jumbotron behind onDark"')
    expect(markup).toMatch(/<img [^>]*alt=""[^>]*class="picture"/)
    expect(markup).not.toContain('other.png')
  })
})

test('words on a picture are as light or dark as the editor says, else as the colour asks for', () => {
  const backgroundImage = wireAsset('hills')
  expect(jumbotron({ backgroundImage, lightBackgroundImage: true })).toContain('behind onLight"')
  expect(jumbotron({ backgroundImage, backgroundColor: 'white' })).toContain('behind onLight"')
  expect(jumbotron({ backgroundImage, backgroundColor: 'white', darkBackgroundImage: true })).toContain(
    'behind onDark"',
  )
})

test('takes height, alignment, hash link, classes and bottom components from the entry', () => {
  const markup = jumbotron({
    hashLink: 'top',
    minHeight: 80,
    textAlign: 'center',
    class: 'one',
    backgroundColor: 'paleBlue',
    bottomComponents: [wire('content', { text: richText(paragraph('Below')) }, 'below')],
  })
  expect(markup).toContain('<section class="band jumbotron alone on-light one"')
  expect(markup).toContain('<a name="top"></a>')
  expect(markup).toContain('--height:0.8')
  expect(markup).toContain('class="stage center"')
  expect(markup).toMatch(/class="container stack bottom".*Below/)
})

test('only a title is enough', () => {
  const markup = markupOf('mainJumbotron', { title: wire('title', { text: 'Lead' }) })
  expect(markup).toContain('<h1 class="title">Lead</h1>')
  expect(markup).not.toMatch(/class="(?:body|text|container)/)
})
