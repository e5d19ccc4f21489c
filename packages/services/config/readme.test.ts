import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variablesRead } from './testing/variables-read.ts'

test('the table “Go live” lists every variable that is read, and no other', () => {
  expect(variablesInReadme()).toEqual(variablesRead())
})

function variablesInReadme() {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const section = readme.split('\n## ').find((each) => each.startsWith('Go live\n')) ?? ''
  const cells = section.split('\n').flatMap((line) => line.match(/^\| (`.+?) \|/)?.[1] ?? [])
  const names = cells.flatMap((cell) => cell.split(', ')).map((name) => name.replaceAll('`', ''))
  // `…_PREVIEW_HOST` repeats the prefix of the name before it.
  return names.map((name) => name.replace('…', 'CONTENTFUL')).toSorted()
}
