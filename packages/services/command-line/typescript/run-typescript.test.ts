import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

type Compile = (source: string, file: string) => string
/** These files let Node run TypeScript, so they are plain JavaScript. */
const load = (name: string) => import(join(import.meta.dirname, name))
const { openCompiled }: { openCompiled(folder: string, compile: Compile): (file: string) => string } =
  await load('compiled-files.mjs')
const { compilerOf }: { compilerOf(workspace: string): { fingerprint: string; compile: Compile } } =
  await load('compiler.mjs')

function setUp() {
  const root = mkdtempSync(join(tmpdir(), 'compiled-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const all = join(root, 'cache')
  const [folder, file] = [join(all, 'compiler'), join(root, 'source.ts')]
  writeFileSync(file, 'one')
  const compiled: string[] = []
  const open = () =>
    openCompiled(folder, (source) => {
      compiled.push(source)
      return `compiled ${source}`
    })
  const entries = () => readdirSync(folder).map((name) => join(folder, name))
  return { all, folder, file, compiled, open, entries }
}

test('a configuration file outside the repository is a module, in a folder of CommonJS too', () => {
  const root = mkdtempSync(join(tmpdir(), 'outside-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'package.json'), '{"type":"commonjs"}')
  writeFileSync(join(root, 'config.ts'), 'const words: string = "read"\nexport default words\n')
  const script = `
    const { runTypeScript } = await import(${JSON.stringify(join(import.meta.dirname, 'run-typescript.mjs'))})
    runTypeScript(${JSON.stringify(join(import.meta.dirname, '../../../../cli'))})
    console.log((await import(${JSON.stringify(join(root, 'config.ts'))})).default)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect([stdout, stderr]).toEqual(['read\n', ''])
})

test('a second process reads the file that the first one compiled', () => {
  const { file, compiled, open, entries } = setUp()
  expect([open()(file), open()(file)]).toEqual(['compiled one', 'compiled one'])
  expect(compiled).toEqual(['one'])
  expect(entries()).toHaveLength(1)
})

test('a changed source is compiled again, even with the old time and length', () => {
  const { file, compiled, open, entries } = setUp()
  const time = new Date('2026-07-04')
  utimesSync(file, time, time)
  open()(file)
  writeFileSync(file, 'two')
  utimesSync(file, time, time)
  expect([open()(file), open()(file)]).toEqual(['compiled two', 'compiled two'])
  expect(compiled).toEqual(['one', 'two'])
  expect(entries()).toHaveLength(1)
})

test.each([
  ['half of a file', (text: string) => text.slice(0, -4)],
  ['an empty file', () => ''],
  ['a file with other code', (text: string) => text.replace('compiled', 'replaced')],
])('%s in the cache is compiled again and replaced', (_, damage) => {
  const { file, compiled, open, entries } = setUp()
  open()(file)
  const [entry = ''] = entries()
  writeFileSync(entry, damage(readFileSync(entry, 'utf8')))
  expect([open()(file), open()(file)]).toEqual(['compiled one', 'compiled one'])
  expect(compiled).toEqual(['one', 'one'])
})

test('without a place to write, every run compiles', () => {
  const { all, file, compiled, open } = setUp()
  writeFileSync(all, 'a file where the folder would be')
  expect([open()(file), open()(file)]).toEqual(['compiled one', 'compiled one'])
  expect(compiled).toEqual(['one', 'one'])
})

test('of older compilers, the three that ran last are kept', () => {
  const { all, file, open } = setUp()
  for (const [index, name] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    mkdirSync(join(all, name), { recursive: true })
    utimesSync(join(all, name), index, index)
  }
  open()(file)
  expect(readdirSync(all).toSorted()).toEqual(['compiler', 'five', 'four', 'three'])
})

test('the compiler has another name after its configuration or the configuration it extends has changed', () => {
  const root = mkdtempSync(join(tmpdir(), 'compiler-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const repository = join(import.meta.dirname, '../../../..')
  const workspace = join(root, 'cli')
  mkdirSync(workspace)
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  symlinkSync(join(repository, 'cli/node_modules'), join(workspace, 'node_modules'))
  const names = ['cli/tsconfig.json', 'tsconfig.base.json']
  for (const each of names) cpSync(join(repository, each), join(root, each))
  const name = () => compilerOf(workspace).fingerprint
  const seen = [name(), name()]
  for (const each of names) {
    writeFileSync(join(root, each), `${readFileSync(join(root, each), 'utf8')}\n`)
    seen.push(name())
  }
  expect(seen[1]).toBe(seen[0])
  expect(new Set(seen).size).toBe(3)
})
