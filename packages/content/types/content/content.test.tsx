import { describe, expect, test } from 'vitest'
import { linked, paragraph, richText } from '../../shared/rich-text.ts'
import { markupOf } from '../../testing/markup-of.ts'

const text = richText(paragraph('Words'))
const content = (fields: Record<string, unknown> = {}) => markupOf('content', { text, ...fields })

describe('the size of a text', () => {
  test('is the page’s own, which is smaller on small screens, unless the editor chose another', () => {
    for (const markup of [content(), content({ fontSize: 17, lineHeight: 28 })]) {
      expect(markup).toMatch(/<div class="text[\w ]*"><p>Words<\/p><\/div>/)
    }
  })

  test('follows the editor, the line height as a factor', () =>
    expect(content({ fontSize: 20, lineHeight: 30 })).toContain('style="--size:20px;--leading:1.5"'))

  test('leaves the line height to the page where the editor chose a size alone', () =>
    expect(content({ fontSize: 14 })).toContain('style="--size:14px"'))

  test('stays that of the page where the editor chose a line height alone', () =>
    expect(content({ lineHeight: 34 })).toContain('style="--leading:34px"'))
})

test('a text takes twelve columns, or as many as the editor sets', () => {
  expect(content()).toContain('<div class="content"><div class="box">')
  expect(content({ columnWidth: 3, maxWidth: 720, contentBackgroundColor: 'paleBlue' })).toContain(
    'style="--columns:25%;--background:var(--color-pale-blue);--max-width:720px"',
  )
})

test('the hash link and each class are on their own element', () => {
  const markup = content({
    hashLink: 'benefits',
    class: 'outer',
    contentClasses: 'middle',
    nestedContentClass: 'inner',
  })
  expect(markup).toMatch(
    /<div class="content outer"><a name="benefits"><\/a><div class="box middle"><div class="text[\w ]* inner">/,
  )
})

test('colors of words, bold words, links and headings', () => {
  expect(
    content({
      color: 'white',
      boldTextColor: 'yellow',
      linkColor: '#abcdef',
      letterSpacing: 1,
      textAlign: 'right',
    }),
  ).toContain(
    '--text:var(--color-white);--bold:var(--color-yellow);--link:#abcdef;letter-spacing:1px;text-align:right;--heading:var(--color-white)',
  )
})

test('a line beside the text', () => {
  expect(content({ colorLine: 'red', colorLineSide: 'right', colorLineThickness: 8 })).toContain(
    'border-right:8px solid var(--color-red);padding-right:16px',
  )
})

describe('a text that is one link', () => {
  test('has the link over it, named by its words, beside its own links', () => {
    const markup = content({
      text: richText(paragraph('Words and ', linked('a link', '/inside'))),
      contentLink: '/membership',
    })
    expect(markup).toContain('class="content linked"')
    expect(markup).toContain('<a href="/inside">a link</a>')
    expect(markup).toContain(
      '<a href="/membership" class="cover"><span class="visually-hidden">Words and a link</span></a>',
    )
  })

  test('has no link when its address is not allowed', () => {
    expect(content({ contentLink: 'javascript:alert(1)' })).not.toContain('<a')
  })
})

describe('a background of its own', () => {
  const onColor = (fields: Record<string, unknown>) => content({ ...fields, text })

  test.each([
    ['paleBlue', 'on-light'],
    ['darkBlue', 'on-dark'],
  ])('%s makes a box whose words are %s', (contentBackgroundColor, tone) => {
    expect(onColor({ contentBackgroundColor })).toContain(`class="content boxed ${tone}"`)
  })

  test('keeps lines short, also those of an aligned text', () => {
    expect(onColor({ contentBackgroundColor: 'paleBlue', textAlign: 'center' })).toContain(
      '<div class="text center"',
    )
    expect(onColor({ textAlign: 'center' })).toContain('<div class="text wide center"')
  })
})
