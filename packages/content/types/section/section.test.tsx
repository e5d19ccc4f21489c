import { describe, expect, test, vi } from 'vitest'
import type { ContentType } from '../../define/content-type.ts'
import { check } from '../../testing/check.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { section as model } from './model.ts'

const inside = wire('title', { text: 'Inside' })
const section = (fields: Record<string, unknown> = {}) =>
  markupOf('section', { elements: [inside, wire('title', { text: 'Too' }, 'too')], ...fields })

describe('the direction of its elements', () => {
  test('vertical means a column, and is the default', () => {
    expect(section()).toContain('<div class="stack vertical">')
    expect(section({ flexDirection: 'vertical' })).toBe(section())
  })

  test('horizontal means side by side', () => {
    expect(section({ flexDirection: 'horizontal' })).toContain('<div class="horizontal">')
  })

  test('the alignments turn with it', () => {
    const fields = { horizontalAlign: 'center', verticalAlign: 'end' }
    expect(section({ ...fields, flexDirection: 'horizontal' })).toContain(
      'style="justify-content:center;align-items:end"',
    )
    expect(section(fields)).toContain('style="align-items:center;justify-content:end"')
    expect(section({ horizontalAlign: 'between', flexDirection: 'horizontal' })).toContain(
      'style="justify-content:space-between"',
    )
  })

  test.each([
    ['between', 'space-between'],
    ['around', 'space-around'],
    ['evenly', 'space-evenly'],
  ])('%s spreads a column over the height that its neighbours give it', (horizontalAlign, value) => {
    expect(section({ horizontalAlign })).toContain(
      `<div class="stack vertical spread" style="justify-content:${value}">`,
    )
    expect(section({ horizontalAlign, flexDirection: 'horizontal' })).toContain(
      `style="justify-content:${value}"`,
    )
  })

  test('breakpoints put each element into a column of the grid', () => {
    const markup = section({ columnBreakpoints: 'col-12 col-md-6', elementClasses: 'gx-5' })
    expect(markup).toContain('<div class="row columns gx-5">')
    expect(markup.match(/class="cell col-12 col-md-6"/g)).toHaveLength(2)
  })
})

describe('the width', () => {
  test.each([
    [{}, 'full'],
    [{ isContainer: true }, 'container'],
    [{ isWideContainer: true }, 'wide'],
  ])('%j is %s', (fields, name) => expect(section(fields)).toContain(`<div class="${name}">`))

  test('both containers at once are only a warning, and the section renders', () => {
    const both = { internalName: 'Both', elements: [{}], isContainer: true, isWideContainer: true }
    expect(check(model as unknown as ContentType, both)).toMatchObject([
      {
        severity: 'warning',
        field: 'isWideContainer',
        message: 'Choose a container or a wide container, not both.',
      },
    ])
    const report = vi.fn()
    const markup = markupOf('section', { ...both, elements: [inside] }, report)
    expect(markup).toContain('<div class="container">')
    expect(markup).toContain('Inside')
    expect(report).not.toHaveBeenCalled()
  })
})

describe('the band', () => {
  test('has colors, the lower one over half of it or as much as the editor says', () => {
    expect(section({ outerBackgroundColor: 'navy' })).toContain('style="--background:var(--color-navy)"')
    expect(section({ lowerOuterBackgroundColor: 'white' })).toContain(
      '--lower:var(--color-white);--lower-height:50%',
    )
    expect(section({ lowerOuterBackgroundColor: 'white', lowerBackgroundHeight: 30 })).toContain(
      '--lower-height:30%',
    )
  })

  test('has words that can be read on its colour', () => {
    expect(section({ outerBackgroundColor: 'navy' })).toContain('class="band section on-dark py-5"')
    expect(section({ outerBackgroundColor: 'paleBlue' })).toContain('class="band section on-light py-5"')
    expect(section({ outerBackgroundColor: 'navy', backgroundImage: wireAsset('hills') })).not.toContain(
      'on-dark',
    )
  })

  test('moves up over the band above and covers it', () => {
    expect(section({ moveUp: 80 })).toContain('style="margin-top:-80px;z-index:1"')
    expect(section({ moveUp: 80, zIndex: 5 })).toContain('z-index:5')
  })

  test('has paddings of 5, unless the editor wrote others', () => {
    expect(section()).toContain('class="band section py-5"')
    expect(section({ paddings: 'pt-2', innerTopPadding: 3, innerBottomPadding: 0 })).toContain(
      '<section class="band section pt-2"><div class="full pt-3 pb-0">',
    )
  })

  test('is a target of links, aligns itself and takes classes', () => {
    const markup = section({
      hashLink: 'benefits',
      alignSelf: 'center',
      outerWrapperClass: 'on-dark',
      containerClasses: 'px-3',
    })
    expect(markup).toContain(
      '<section class="band section py-5 on-dark" style="align-self:center"><a name="benefits"></a>',
    )
    expect(markup).toContain('class="full px-3"')
  })
})

describe('the background picture', () => {
  const picture = (fields: Record<string, unknown> = {}) =>
    section({ backgroundImage: wireAsset('hills'), ...fields })

  test('is an image without words, in the middle', () => {
    expect(picture()).toMatch(/<img src="https:[^"]*hills\.png[^>]* alt="" [^>]*class="picture"/)
    expect(picture()).toContain('style="object-position:center center"')
  })

  test.each([
    [{ backgroundImagePosition: 'left top' }, 'left top'],
    [{ backgroundImagePositionX: '20%' }, '20% center'],
    [{ backgroundImagePositionY: 'bottom' }, 'center bottom'],
    [{ backgroundImagePosition: 'url(//evil.example)' }, 'center center'],
  ])('%j stands at %s', (fields, position) =>
    expect(picture(fields)).toContain(`object-position:${position}`),
  )

  test('says whether the words on it are light or dark', () => {
    expect(picture({ darkBackgroundImage: true })).toContain('class="band section onDark py-5"')
    expect(picture({ lightBackgroundImage: true })).toContain('class="band section onLight py-5"')
  })
})
