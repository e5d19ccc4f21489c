import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { check } from '../../testing/check.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const inside = wire('title', { text: 'Inside' })
const section = (fields: Record<string, unknown> = {}) =>
  markupOf('fullHeightSection', { elements: [inside], ...fields })

test('is as high as the window below the header, or as much of it as the editor says', () => {
  const css = readFileSync(new URL('full-height-section.module.css', import.meta.url), 'utf8')
  expect(css).toMatch(/min-height: calc\(var\(--height\) \* \(100svh - /)
  expect(section()).toContain('--height:1"')
  expect(section({ minHeight: 50 })).toContain('--height:0.5')
})

test('places its blocks at the start of the line, in the middle of the height', () => {
  expect(section()).toContain('class="band section vertical-center pt-5 pb-5"')
  expect(section()).toContain('class="stack start elements start-box" style="--max-width:720px"')
})

test('alignment, width and background follow the editor', () => {
  const markup = section({
    horizontalAlign: 'center',
    verticalAlign: 'end',
    maxWidth: 400,
    isContainer: true,
    outerBackgroundColor: 'navy',
    backgroundImage: wireAsset('hills'),
    darkBackgroundImage: true,
    backgroundImagePosition: 'left top',
  })
  expect(markup).toContain('class="band section vertical-end onDark centered pt-5 pb-5"')
  expect(markup).toMatch(/<img [^>]*hills\.png[^>]* class="picture" style="object-position:left top"/)
  expect(markup).toContain('<div class="container"><div class="stack center elements center-box"')
})

test('both containers at once are only a warning', () => {
  const model = contentTypeFor('fullHeightSection')
  const both = { internalName: 'Both', elements: [{}], isContainer: true, isWideContainer: true }
  expect(model && check(model, both)).toMatchObject([{ severity: 'warning', field: 'isWideContainer' }])
  expect(section({ isContainer: true, isWideContainer: true })).toContain('<div class="container">')
})
