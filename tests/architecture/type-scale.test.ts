import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8').replace(/\/\*.*?\*\//gs, '')

const tokens = read('site/styles/tokens.css')
const sheets = [
  ...globSync('{packages/{content,ui},site}/**/*.module.css', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/.next*/**'],
  }),
  'site/styles/base.css',
  'site/styles/utilities.css',
]

/** Tokens that hold sizes which the specification names; `--h1` and `--h2` are those of headings and titles. */
const specified = ['--text-size', '--h1', '--h2', '--font-renewal']
const isToken = (value: string) => sizes.some(({ name }) => value === `var(${name})`)

/** Sizes that an editor chose, that the specification of a block names, or that fit a cover. Views set them. */
const given = ['--size', '--title', '--title-size', '--button-size', '--ems']
const sizes = [...tokens.matchAll(/(--(?:text-size|h[1-6]|font-(?!body|voice)[a-z]+)): ([^;]+);/g)].map(
  ([, name = '', value = '']) => ({ name, value }),
)

/** The sizes in a sheet: of `font-size`, of `font` without its line height, and defaults of what views set. */
const declared = (css: string) =>
  [...css.matchAll(/[\s;{](font|font-size|--size|--title|--title-size|--button-size):\s*([^;}]+)/g)].map(
    ([, , value = '']) => value.replace(/\/\s*[\d.]+\w*/, '').trim(),
  )

test('besides those of the specification there are at most seven sizes', () => {
  const others = sizes.filter(({ name, value }) => !specified.includes(name) && !isToken(value))
  for (const { value } of others) expect(value).toMatch(/^\d+px$/)
  expect(new Set(others.map(({ value }) => value)).size).toBeLessThanOrEqual(7)
})

describe.each(sheets)('%s', (path) => {
  const values = declared(read(path))

  test('writes no size of its own', () => {
    const own = values.filter((value) =>
      /\d(?:px|r?em|r?ex|ch|ic|r?lh|pt|pc|cm|mm|in|q|%|[sldc]?v\w+)/i.test(value),
    )
    expect(own).toEqual([])
  })

  test('takes its sizes from tokens, from around it, or from an editor', () => {
    const known = [...sizes.map(({ name }) => name), ...given, '--title-share', '--title-most']
    const isKnown = (value: string) =>
      value === 'inherit' ||
      value === '0' ||
      [...value.matchAll(/--[\w-]+/g)].some(([name]) => known.includes(name))
    expect(values.filter((value) => !isKnown(value))).toEqual([])
    const names = values.flatMap((value) => value.match(/--[\w-]+/g) ?? [])
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })
})
