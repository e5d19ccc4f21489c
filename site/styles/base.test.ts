import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const own = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const [, framework = ''] = own('index.css').match(/@import "(bootstrap\/[^"]+)"/) ?? []
const grid = readFileSync(createRequire(import.meta.url).resolve(framework), 'utf8')

test('a link into the page ends 300 px below the upper edge', () => {
  expect(own('base.css')).toMatch(/\[id\], a\[name\]\) \{\s*scroll-margin-top: 300px/)
})

test('the font is Open Sans', () => {
  expect(own('tokens.css')).toMatch(/--font-body:\s*[^;]*"Open Sans"/)
})

test('the grid changes at 576, 768, 992, 1200 and 1400 px', () => {
  const widths = [...grid.matchAll(/@media \(min-width: ?(\d+)px\)/g)].map(([, width]) => Number(width))
  expect([...new Set(widths)].toSorted((a, b) => a - b)).toEqual([576, 768, 992, 1200, 1400])
})

test.each(['container', 'row', 'col-12', 'col-md-6', 'pt-0', 'pb-5', 'py-md-3', 'mb-4', 'gx-5'])(
  'editors may write the class %s',
  (name) => expect(grid).toMatch(new RegExp(`\\.${name}[,{ >]`)),
)
