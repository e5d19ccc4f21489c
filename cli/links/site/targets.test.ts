import { expect, test } from 'vitest'
import { createTargets, urlOf } from './targets.ts'

const base = new URL('https://a.test/deep/page?x#old')
const written = [
  ...['/', '/a', '/a#', '/a#x', '/a?b=c#x', '#x', '#', '', '?y', 'b', '../b#x', './', '//b.test/a#x'],
  ...['/a b#x', '/a ', '/a #x', ' /a#x', '/a#x y', '/a#größe', '/a#%41', '/../a#x', '/%2e%2e/a', '/a\\b'],
  ...['https://b.test', 'https://b.test/#x', 'HTTPS://B.test/a', 'https:a#x', 'mailto:a@b.test#x'],
]

test('resolves links as a browser does, the first time and from its cache', () => {
  const { reader } = createTargets(() => {})
  const read = reader(base)
  for (const href of [...written, ...written]) expect(urlOf(read(href)), href).toBe(new URL(href, base).href)
})

test('keeps an invalid address as written', () => {
  const { reader } = createTargets(() => {})
  expect(urlOf(reader(base)('http://[a#x'))).toBe('http://[a#x')
})

test('one target for all links that lead there', () => {
  const begun: string[] = []
  const { reader, size } = createTargets((target) => begun.push(urlOf(target)))
  for (const page of ['https://a.test/page', 'https://a.test/b'])
    for (const href of ['/page#x', 'page#x', 'https://a.test/page#x']) reader(new URL(page))(href)
  reader(new URL('https://a.test/page'))('#x')
  expect({ begun, size: size() }).toEqual({ begun: ['https://a.test/page#x'], size: 1 })
})
