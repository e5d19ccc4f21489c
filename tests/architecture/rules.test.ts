import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brokenRules } from './broken-rules.ts'
import { explain } from './explain.ts'
import { layerRules } from './layer-rules.ts'
import { layers } from './layers/index.ts'
import { rules } from './rules.ts'
import { violations } from './violations.ts'

test('every rule has an example of what breaks it', () => {
  expect(Object.keys(violations)).toEqual([...rules, ...layerRules].map(({ name }) => name))
})

test.each(Object.keys(violations))('%s is broken by its example', async (name) => {
  const broken = await brokenRules(treeOf(violations[name] ?? {}))
  expect(broken.map(({ rule }) => rule)).toContain(name)
})

test.each(Object.keys(violations))('%s is broken by an import of a type, too', async (name) => {
  for (const asType of [typeImport, inlineTypeImport]) {
    const files = Object.entries(violations[name] ?? {}).map(([path, text]) => [path, asType(text)])
    const broken = await brokenRules(treeOf(Object.fromEntries(files)))
    expect(broken.map(({ rule }) => rule)).toContain(name)
  }
})

const sideEffect = /import ('.*')/g
const typeImport = (text: string) => text.replaceAll(sideEffect, 'export type { Some } from $1')
const inlineTypeImport = (text: string) => text.replaceAll(sideEffect, 'export type Some = import($1).Some')

test('who breaks a rule reads the import, the reason and the remedy', () => {
  const broken = { rule: 'ui-stands-alone', from: 'packages/ui/icon.tsx', to: 'packages/content/index.ts' }
  expect(explain(broken)).toBe(
    'packages/ui/icon.tsx imports packages/content/index.ts.\n' +
      '  Primitives know nothing about content.\n' +
      '  Pass plain values as props, or move the component into packages/content.',
  )
})

test('every workspace that is shipped or started lists its layers', () => {
  const root = new URL('../..', import.meta.url)
  const manifests = globSync('{packages/*,site,contentful-app,migrations,cli}/package.json', { cwd: root })
  const workspaces = [...manifests.map(dirname), 'packages/start']
  expect(Object.keys(layers).sort()).toEqual(workspaces.sort())
})

test('an import upwards names both layers with their sentences', () => {
  const [broken] = layerRules.flatMap(({ breaks }) =>
    breaks({ files: [], imports: [{ from: 'packages/feeds/feed.ts', to: 'packages/feeds/check/rss.ts' }] }),
  )
  expect(broken?.because).toBe(
    '`feed.ts` (The types of a feed.) is a lower layer than `check` (Checks the text of a feed against the rules of its format.).',
  )
})

function treeOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
