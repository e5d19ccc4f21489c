import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

const here = import.meta.dirname
const root = mkdtempSync(join(tmpdir(), 'a new type '))
const copy = join(root, 'packages/content')
const tool = (path: string) => join(here, '../../node_modules', path)

const folder = {
  'model.ts': `
    import { contentType } from '../../define/content-type.ts'
    import { text } from '../../define/field.ts'
    export const throwaway = contentType({
      id: 'throwaway', name: 'Throwaway', description: 'Only for this test.', slots: ['block', 'embed'],
      spaces: ['association'], title: 'words', fields: { words: text({ required: true, max: 40 }) },
    })`,
  'view.tsx': `
    import type { View } from '../../define/view.ts'
    export const Throwaway: View<'throwaway'> = ({ entry, page }) => (
      <p {...page.mark(entry, 'words')}>{entry.fields.words.toUpperCase()}</p>
    )`,
  'fixture.ts': `
    import type { Draft } from '../../define/values.ts'
    export const throwaway: Draft<'throwaway'> = { words: 'one folder is enough' }`,
}

beforeAll(() => {
  cpSync(here, copy, {
    recursive: true,
    filter: (path) => !/node_modules|\.test\.tsx?$|__snapshots__/.test(path),
  })
  cpSync(join(here, '../../tsconfig.base.json'), join(root, 'tsconfig.base.json'))
  symlinkSync(join(here, 'node_modules'), join(copy, 'node_modules'))
  symlinkSync(tool(''), join(root, 'node_modules'))
  mkdirSync(join(copy, 'types/throwaway'))
  for (const [name, text] of Object.entries(folder)) writeFileSync(join(copy, 'types/throwaway', name), text)
})

afterAll(() => rmSync(root, { recursive: true }))

test('a new content type needs one new folder and no other edit', { timeout: 120_000 }, async () => {
  execFileSync(process.execPath, [join(copy, 'generate.mjs')])
  const types = execFileSync(process.execPath, [tool('typescript/bin/tsc'), '-p', copy], { encoding: 'utf8' })
  expect(types).toBe('')

  const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(copy, path)).href)
  const { pageOf, wire, options } = await load('testing/fixture-page.ts')
  const { renderPage } = await load('render/render-page.tsx')
  const { fixtures } = await load('generated/fixtures.ts')
  const { models } = await load('generated/models.ts')
  const { acceptedIds } = await load('derive/to-content-type.ts')

  const { page } = pageOf(wire('section', { elements: [wire('throwaway', fixtures.throwaway)] }))
  expect(renderToStaticMarkup(createElement('main', null, renderPage(page, options)))).toContain(
    '<p>ONE FOLDER IS ENOUGH</p>',
  )
  expect(acceptedIds({ slot: 'block' }, Object.values(models))).toContain('throwaway')
})

test('the generated files here are fresh', () => {
  execFileSync(process.execPath, [join(here, 'generate.mjs'), '--check'])
})
