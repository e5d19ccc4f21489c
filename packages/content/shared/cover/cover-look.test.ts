import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hues } from '../../define/cover.ts'
import { palette } from '../../safe/palette.ts'
import { contrast, enough, overlaid } from '../contrast.ts'
import { compositions, coverLook, tones } from './cover-look.ts'

const css = readFileSync(join(import.meta.dirname, 'cover.module.css'), 'utf8')
const ids = Array.from({ length: 600 }, (_, index) => `article-${index}`)

test('an entry keeps its look', () => expect(coverLook('article-1')).toEqual(coverLook('article-1')))

test('entries use every composition and every tone about equally often', () => {
  const looks = ids.map(coverLook)
  const least = (names: readonly string[], chosen: readonly string[]) =>
    Math.min(...names.map((name) => chosen.filter((each) => each === name).length / chosen.length))
  expect(
    least(
      compositions,
      looks.map(({ composition }) => composition),
    ),
  ).toBeGreaterThan(0.6 / compositions.length)
  expect(
    least(
      tones,
      looks.map(({ tone }) => tone),
    ),
  ).toBeGreaterThan(0.8 / tones.length)
  expect(looks.filter(({ isTurned }) => isTurned).length).toBeGreaterThan(ids.length / 5)
})

test.each(compositions)('%s is drawn', (name) =>
  expect(css).toMatch(new RegExp(`\\.${name} \\{\\s+--drawing: url\\([^)]+\\);\\s+--mark: url\\(`)),
)

describe.each(hues)('%s', (hue) => {
  test.each(tones)('its word is legible on %s and on the drawing', (tone) => {
    const [, rule = ''] = css.match(new RegExp(`\\.${tone}\\.${hue} \\{([^}]+)\\}`)) ?? []
    const [ground, ink, tint = ink] = ['ground', 'ink', 'tint'].map((name) => colorIn(rule, name))
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(enough.text)
    expect(contrast(ink, overlaid(`${tint}${drawingAlpha}`, ground))).toBeGreaterThanOrEqual(enough.text)
  })
})

/** 14 percent as a hex digit pair: the share of the tint in the drawing. */
const drawingAlpha = '24'

function colorIn(rule: string, name: string): string | undefined {
  const [, value] = rule.match(new RegExp(`--${name}: ([^;]+);`)) ?? []
  if (value === 'var(--accent)') return colorIn(rule, 'accent')
  const token = value?.match(/^var\(--color-(.+)\)$/)?.[1]
  return token ? palette[token as keyof typeof palette] : value
}
