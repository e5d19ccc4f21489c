import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { palette } from '@association/content/safe/palette.ts'
import { expect, test } from 'vitest'

const framework = createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap-grid.min.css')
const grid = readFileSync(framework, 'utf8')
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test('every colour that editors may name is a token with the same value', () => {
  const colors = Object.fromEntries(
    [...tokens.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6}|transparent);/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  expect(colors).toMatchObject(palette)
})

test('headings, titles among them, are dark blue', () => {
  expect(tokens.match(/--color-heading: (.*);/)?.[1]).toBe('var(--color-dark-blue)')
})

test('headings of the first rank measure 36, 40, 46 and 56 px from 0, 768, 992 and 1400 px', () => {
  expect([...tokens.matchAll(/--h1: (\d+)px/g)].map(([, size]) => Number(size))).toEqual([36, 40, 46, 56])
  expect([...tokens.matchAll(/@media \(width >= (\d+)px\)/g)].map(([, width]) => Number(width))).toEqual([
    768, 992, 1400,
  ])
})

test('headings of the second rank and titles measure 25 px, and 30 px from 768 px', () => {
  const [narrow = '', wide = ''] = tokens.split('@media (width >= 768px)')
  expect(narrow).toContain('--h2: 25px')
  expect(wide).toContain('--h2: 30px')
  expect(tokens.match(/--h2: /g)).toHaveLength(2)
})

test('text measures 16 on 26 px, and 17 on 28 px from 992 px', () => {
  expect([...tokens.matchAll(/--text-(?:size|leading): (\d+)px/g)].map(([, size]) => Number(size))).toEqual([
    16, 26, 17, 28,
  ])
})

test('the layout moves in 0.45 s', () => {
  expect(tokens.match(/--layout-duration: (.*);/)?.[1]).toBe('0.45s')
})

test('the spacers are those of the spacing classes', () => {
  const spacers = [...tokens.matchAll(/--space-(\d): ([^;]+);/g)].map(([, step, size]) => [step, size])
  expect(spacers).toHaveLength(6)
  for (const [step, size] of spacers) {
    expect(grid).toContain(`.pt-${step}{padding-top:${size?.replace(/^0\./, '.')}!important}`)
  }
})

test('only direct children of a stack know its gap', () => {
  expect(tokens).toMatch(
    /@property --stack-gap \{\s*syntax: "<length>";\s*inherits: false;\s*initial-value: 0;/,
  )
})

test.each(['tokens.css', 'base.css', 'utilities.css'])('%s changes only at the breakpoints', (name) => {
  const css = readFileSync(new URL(name, import.meta.url), 'utf8')
  const widths = [...css.matchAll(/\(width (?:>=|<) (\d+)px\)/g)].map(([, width]) => Number(width))
  for (const width of widths) expect([576, 768, 992, 1200, 1400]).toContain(width)
})

test('the font of every page weighs at most 20 kB', () => {
  expect(statSync(new URL('./fonts/open-sans.woff2', import.meta.url)).size).toBeLessThanOrEqual(20_000)
})
