import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { managementConfig, siteConfig } from './index.ts'

/** Never set by people: only the local services speak plain http. */
const localOnly = ['CONTENTFUL_INSECURE']

test('the table “Go live” lists every variable that is read, and no other', () => {
  expect(variablesInReadme()).toEqual(variablesRead())
})

function variablesRead() {
  const asked = new Set<string>()
  const source = new Proxy({} as Record<string, string>, {
    get(_, name) {
      asked.add(String(name))
      return `https://example.org/${'x'.repeat(64)}`
    },
  })
  for (const read of [siteConfig, managementConfig]) {
    try {
      read(source)
    } catch {
      // That some values are wrong does not matter: every variable was asked for.
    }
  }
  return [...asked].filter((name) => !localOnly.includes(name)).toSorted()
}

function variablesInReadme() {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const section = readme.split('\n## ').find((each) => each.startsWith('Go live\n')) ?? ''
  const cells = section.split('\n').flatMap((line) => line.match(/^\| (`.+?) \|/)?.[1] ?? [])
  const names = cells.flatMap((cell) => cell.split(', ')).map((name) => name.replaceAll('`', ''))
  // `…_PREVIEW_HOST` goes on where the name before it began.
  return names.map((name) => name.replace('…', 'CONTENTFUL')).toSorted()
}
