import { readFileSync, statSync } from 'node:fs'
import { palette } from '@association/content/safe/palette.ts'
import { expect, test } from 'vitest'

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

test('text measures 16 on 26 px, and 17 on 28 px from 992 px', () => {
  expect([...tokens.matchAll(/--text-(?:size|leading): (\d+)px/g)].map(([, size]) => Number(size))).toEqual([
    16, 26, 17, 28,
  ])
})

test('the font of every page weighs at most 20 kB', () => {
  expect(statSync(new URL('../fonts/open-sans.woff2', import.meta.url)).size).toBeLessThanOrEqual(20_000)
})
