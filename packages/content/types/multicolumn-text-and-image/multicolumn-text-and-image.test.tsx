import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { check } from '../../testing/check.ts'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const block = (text: string) => wire('title', { text }, text)
const columns = (fields: Record<string, unknown> = {}) =>
  markupOf('multicolumnTextAndImage', { leftSide: [block('Left')], rightSide: [block('Right')], ...fields })
const css = readFileSync(new URL('multicolumn-text-and-image.module.css', import.meta.url), 'utf8')

describe('two sides that say nothing of their look', () => {
  test('take all twelve columns, and six of them from 768 px', () => {
    expect(columns().match(/class="col-12 col-md-6"/g)).toHaveLength(2)
  })

  test('have paddings of 5 above and below', () => {
    expect(columns()).toContain('<section class="band ground pt-5 pb-5"><div class="full">')
  })
})

test('widths, inner columns, containers, colors and alignments follow the editor', () => {
  const markup = columns({
    hashLink: 'two',
    leftColumnWidth: 4,
    rightColumnWidth: 7,
    rightInnerColumns: 3,
    isWideContainer: true,
    justifyContainer: 'between',
    horizontalAlign: 'end',
    verticalAlign: 'stretch',
    paddingTop: 0,
    paddingBottom: 1,
    innerTopPadding: 2,
    innerBottomPadding: 3,
    outerBackgroundColor: 'navy',
    innerBackgroundColor: 'white',
    class: 'one',
    containerClasses: 'two',
  })
  expect(markup).toContain(
    '<section class="band ground on-dark pt-0 pb-1 one" style="--background:var(--color-navy)"><a name="two"></a><div class="wide two">',
  )
  expect(markup).toContain('<div class="boxed on-light pt-2 pb-3" style="--box:var(--color-white)">')
  expect(markup).toContain('class="row columns justify-content-between align-items-stretch"')
  expect(markup).toContain('<div class="col-12 col-md-4"><div class="stack end">')
  expect(markup).toContain('<div class="col-12 col-md-7"><div class="inner end" style="--inner:3">')
})

describe('reversed', () => {
  test.each([{ reverse: true }, { columnReverse: true }, { reverse: true, columnReverse: true }])(
    '%j, the left side is still read first',
    (fields) => expect(columns(fields)).toMatch(/Left.*Right/),
  )

  test('the sides change places side by side, or stacked, each by its own field', () => {
    expect(columns({ reverse: true })).toContain('class="row columns reverse ')
    expect(columns({ columnReverse: true })).toContain('class="row columns columnReverse ')
    expect(css).toMatch(/width < 768px\) \{\s*\.columnReverse \{\s*flex-direction: column-reverse/)
    expect(css).toMatch(/width >= 768px\) \{\s*\.reverse \{\s*flex-direction: row-reverse/)
  })
})

test('an empty side is not there', () => {
  expect(columns({ leftSide: undefined }).match(/col-md-/g)).toHaveLength(1)
})

test.each([
  [{ isContainer: true, isWideContainer: true }, 'isWideContainer'],
  [{ leftColumnWidth: 8, rightColumnWidth: 6 }, 'rightColumnWidth'],
])('%j is only a warning', (fields, field) => {
  const model = contentTypeFor('multicolumnTextAndImage')
  expect(model && check(model, { internalName: 'x', leftSide: [{}], ...fields })).toMatchObject([
    { severity: 'warning', field },
  ])
})
