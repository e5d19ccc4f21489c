import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync('{packages/{content,ui},site,contentful-app}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|\.next|dist/.test(path),
}).filter((path) => !/\.test\.tsx?$|\/testing\/|next-env\.d\.ts$/.test(path))

const filesWith = (pattern: RegExp) =>
  files.filter((path) => pattern.test(readFileSync(`${root}/${path}`, 'utf8')))

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
