import { describe, expect, test } from 'vitest'
import { filesLike, read } from './sources.ts'

const sheets = filesLike('{packages/{content,ui},site,contentful-app}/**/*.css')

/**
 * A change anywhere in a page makes browsers compute the styles of all that `:has()` may reach. Without a name before
 * it, each element of the page is asked; without a name after it, each element inside gets new styles.
 */
test('a selector with :has() names the element that it asks about, and the one at its end', () => {
  expect(sheets.flatMap((path) => selectorsIn(read(path)).filter(isCostly))).toEqual([])
})

describe('a selector is', () => {
  test.each([
    ':has(> .bar) a',
    '.page:has(.result) > *',
    '.wide:has(> li) > :last-child',
    '.form > :has(> b)',
  ])('costly: %s', (selector) => expect(isCostly(selector)).toBe(true))
  test.each(['main:has(.bar)', '.page:has(> .result) .ways', '.links > *', ':is(p, ul):has(+ h2)'])(
    'cheap: %s',
    (selector) => expect(isCostly(selector)).toBe(false),
  )
})

function isCostly(selector: string): boolean {
  const parts = split(selector, ' >+~').filter((part) => part !== '')
  const asking = parts.findIndex((part) => part.includes(':has('))
  return asking >= 0 && !(isNamed(parts[asking]) && isNamed(parts.at(-1)))
}

/** What `:is()` and `:global()` list are names; what `:not()` and `:has()` list are none. */
const isNamed = (part = '') => /^[\w]|[.#[]|^:(?:is|where|global)\(/.test(withoutArguments(part))

const withoutArguments = (part: string) =>
  split(part, ')')
    .map((piece) => piece.replace(/\(.*/s, '('))
    .join('')

function selectorsIn(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  return [...rules].flatMap(([, selectors = '']) => split(selectors, ',').map((each) => each.trim()))
}

/** Splits at characters outside of parentheses and brackets. */
function split(text: string, at: string): string[] {
  const pieces = ['']
  let depth = 0
  for (const character of text) {
    if ('(['.includes(character)) depth += 1
    if (')]'.includes(character)) depth -= 1
    if (depth === 0 && at.includes(character)) pieces.push('')
    else pieces[pieces.length - 1] += character
  }
  return pieces
}
