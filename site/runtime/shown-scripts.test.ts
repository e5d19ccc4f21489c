import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askOnlyForShown } from './shown-scripts.ts'

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(build, 'server/app/[[...path]]'), { recursive: true })
})
afterEach(() => rmSync(build, { recursive: true }))

const manifest = () => join(build, 'server/app/[[...path]]/page_client-reference-manifest.js')
/** Cut from a build of Next.js 16.4.6. */
const written = (scripts: string) =>
  `globalThis.__RSC_MANIFEST["/page"] = {"clientModules":{"a":{"chunks":["/_next/a.js"]}},"entryCSSFiles":{"p":[]},"entryJSFiles":${scripts}};`

test('a page asks for no script on behalf of its route; modules and styles stay', () => {
  writeFileSync(manifest(), written('{"[project]/site/app/[[...path]]/page":["static/chunks/a.js"]}'))
  askOnlyForShown(build)
  expect(readFileSync(manifest(), 'utf8')).toBe(written('{}'))
})

test('a build of another form is refused', () => {
  writeFileSync(manifest(), 'globalThis.__RSC_MANIFEST = {}')
  expect(() => askOnlyForShown(build)).toThrow('still writes one')
})
