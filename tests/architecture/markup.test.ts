import { expect, test } from 'vitest'
import { filesLike, read } from './sources.ts'

const files = filesLike('{packages/{content,ui},site,contentful-app}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.tsx?$|\/testing\//.test(path),
)

const filesWith = (pattern: RegExp) => files.filter((path) => pattern.test(read(path)))

test('there is code to look at', () => expect(files.length).toBeGreaterThan(200))

test('nothing is inserted as HTML', () => {
  expect(
    filesWith(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*\+?=|insertAdjacentHTML|document\.write/),
  ).toEqual([])
})

test('no style is made of pieces of text: values of editors are properties of an object', () => {
  const made = filesWith(/style=(?:"[^"]|\{`|\{'|\{"|\{[^{}]*\+)|cssText|setAttribute\('style'|CSSStyleSheet/)
  expect(made.filter((path) => path.endsWith('.tsx'))).toEqual([])
})
