import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildIfChanged, fingerprint, runIfChanged } from './builds.ts'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'))
  write('pnpm-lock.yaml', 'one')
  write('site/page.tsx', 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

const print = (env = {}) => fingerprint({ root, inputs: ['site/**/*'], env })

describe('the fingerprint of a build changes with', () => {
  test.each(['site/page.tsx', 'site/deep/new-file.ts', 'pnpm-lock.yaml'])('%s', (file) => {
    const before = print()
    write(file, 'two')
    expect(print()).not.toBe(before)
  })

  test('a variable', () => {
    expect(print({ SITE_URL: 'http://localhost:3000' })).not.toBe(
      print({ SITE_URL: 'http://localhost:3100' }),
    )
  })
})

test.each([
  'site/.next/BUILD_ID',
  'site/.next-100/BUILD_ID',
  'site/dist/index.html',
  'site/node_modules/next/index.js',
  'site/next-env.d.ts',
  'site/tsconfig.tsbuildinfo',
  'site/page.test.tsx',
])('%s is no reason to build again', (file) => {
  const before = print()
  write(file, 'anything')
  expect(print()).toBe(before)
})

describe('a build', () => {
  const build = () => ({
    root,
    inputs: ['site/**/*'],
    output: join(root, 'site/.next/BUILD_ID'),
    note: join(root, 'site/.next/.built-from'),
  })
  const make = async () => write('site/.next/BUILD_ID', 'built')

  test('runs once, and again only when something changed', async () => {
    expect(await buildIfChanged(build(), make)).toBe(true)
    expect(await buildIfChanged(build(), make)).toBe(false)
    write('site/page.tsx', 'two')
    expect(await buildIfChanged(build(), make)).toBe(true)
  })

  test('runs again when its output is gone, or when it failed', async () => {
    await buildIfChanged(build(), make)
    rmSync(join(root, 'site/.next'), { recursive: true })
    await expect(buildIfChanged(build(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await buildIfChanged(build(), make)).toBe(true)
  })

  test('that leaves nothing behind is a failure, although the one before left something', async () => {
    await buildIfChanged(build(), make)
    write('site/page.tsx', 'two')
    await expect(buildIfChanged(build(), async () => {})).rejects.toThrow('BUILD_ID')
  })
})

test('work without an output runs once, again after a change, and again after a failure', async () => {
  const seed = { root, inputs: ['site/**/*'], note: join(root, '.data/seeded-from') }
  const works = async () => {}
  const fails = () => Promise.reject(new Error('broken'))
  expect(await runIfChanged(seed, works)).toBe(true)
  expect(await runIfChanged(seed, fails)).toBe(false)
  write('site/page.tsx', 'two')
  await expect(runIfChanged(seed, fails)).rejects.toThrow('broken')
  write('site/page.tsx', 'one')
  expect(await runIfChanged(seed, works)).toBe(true)
})
