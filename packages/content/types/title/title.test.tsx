import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { markupOf } from '../../testing/markup-of.ts'

const title = (fields: Record<string, unknown> = {}) => markupOf('title', { text: 'Lead', ...fields })
const css = readFileSync(new URL('title.module.css', import.meta.url), 'utf8')

describe('a title that says nothing of its look', () => {
  test('is an h1 over twelve columns at full width, 20 px above the next block', () => {
    expect(title()).toContain('<h1 class="title">Lead</h1>')
    expect(title()).toContain('class="line" style="--space-below:20px"')
    expect(title()).toContain('style="max-width:100%"')
  })

  test('has the colour of headings, which is dark blue', () => {
    expect(css).toContain('--text: var(--color-heading)')
  })

  test('measures as much as a heading of the second rank, 25 px and 30 px', () =>
    expect(css).toContain('--size: var(--title-size, var(--h2))'))
})

test('the choices of the editor become custom properties and styles', () => {
  const markup = title({
    color: 'mediumBlue',
    fontSize: 44,
    lineHeight: 1.2,
    letterSpacing: 2,
    textAlign: 'center',
    decoration: 'underline',
    columnWidth: 6,
    marginBottom: 0,
    backgroundColor: '#fff5dc',
    justify: 'end',
    maxWidth: '640px',
    containerClass: 'px-3',
    class: 'mb-0',
    fontFamily: 'Georgia',
  })
  expect(markup).toContain(
    'class="line filled end px-3" style="--columns:50%;--space-below:0px;--background:#fff5dc"',
  )
  expect(markup).toContain('style="max-width:640px"')
  expect(markup).toContain('class="title sized serif mb-0"')
  for (const style of [
    '--text:var(--color-medium-blue)',
    '--size:44px',
    'line-height:1.2',
    'letter-spacing:2px',
    'text-align:center',
    'text-decoration:underline',
  ]) {
    expect(markup).toContain(style)
  }
})

describe('in a title', () => {
  test('words between asterisks are bold, in the colour that the editor chose for them', () => {
    const markup = title({ text: 'Half is **listening**', boldTextColor: 'orange' })
    expect(markup).toContain('style="--bold:var(--color-orange)"')
    expect(markup).toContain('Half is <strong>listening</strong></h1>')
    expect(css).toMatch(/\.title :is\(b, strong\) \{\s*color: var\(--bold\)/)
  })

  test('words may be linked, in the colour that the editor chose for links', () => {
    const markup = title({ text: 'Read [the journal](/journal)', linkColor: 'purple' })
    expect(markup).toContain('style="--link:var(--color-purple)"')
    expect(markup).toContain('Read <a href="/journal">the journal</a>')
    expect(css).toMatch(/\.title a\[href\] \{\s*color: var\(--link\)/)
  })

  test('an address that is not allowed leads nowhere', () => {
    expect(title({ text: '[x](javascript:alert(1))' })).not.toContain('href')
  })

  test.each(['2 * 3 ** 4', '** a', '[1] and (2)', '**', '[](x)', '# 1. Lead _well_'])('%s is plain', (text) =>
    expect(title({ text })).toContain(`>${text}</h1>`),
  )
})

test.each([undefined, '', ' '])('a title whose text is %j is no heading', (text) =>
  expect(title({ text })).not.toContain('<h1'),
)

test('a line height of four and more is in pixels', () => {
  expect(title({ lineHeight: 48 })).toContain('line-height:48px')
})

test.each([
  [{ colorLine: 'yellow' }, 'border-left:4px solid var(--color-yellow);padding-left:16px'],
  [
    { colorLine: '#123456', colorLineSide: 'bottom', colorLineThickness: 2, colorLinePadding: 0 },
    'border-bottom:2px solid #123456;padding-bottom:0px',
  ],
])('%j draws a line beside it', (fields, style) => expect(title(fields)).toContain(style))

test('without a colour there is no line', () => {
  expect(title({ colorLineSide: 'top', colorLineThickness: 9 })).not.toContain('border')
})
