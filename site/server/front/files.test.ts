import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { openSharedState } from '@association/services/shared-state'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { log } from '../../base/log.ts'
import { siteFiles } from './files.ts'

const root = mkdtempSync(join(tmpdir(), 'site-files-'))
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}
const state = await openSharedState({ folder: join(root, 'data'), log: { info() {}, warn() {} } })
const release = (name: string) =>
  siteFiles({
    distDir: join(root, name),
    publicDir: join(root, 'public'),
    headers: { 'x-default': 'yes' },
    copies: state.copies,
  })

beforeAll(async () => {
  write('one/static/chunks/a.js', 'first();'.repeat(50))
  write('one/islands/clock-1.js', 'tick()')
  write('two/static/chunks/b.js', 'second()')
  write('public/error-page.css', 'p{}')
  await release('one').keepForNextRelease()
})
afterAll(async () => {
  await state.close()
  rmSync(root, { recursive: true })
})

test('a file whose name holds a hash may be kept for good, the others for an hour', async () => {
  const files = release('one')
  expect((await files.at('/_next/static/chunks/a.js'))?.headers).toMatchObject({
    'x-default': 'yes',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await files.at('/error-page.css'))?.headers['cache-control']).toBe('public, max-age=3600')
  files.close()
})

test('a page of the previous release still gets its files', async () => {
  const files = release('two')
  const [old, island, own] = await Promise.all(
    ['/_next/static/chunks/a.js', '/islands/clock-1.js', '/_next/static/chunks/b.js'].map(files.at),
  )
  expect(String(old && brotliDecompressSync(old.body))).toBe('first();'.repeat(50))
  expect([island, own].map((file) => String(file?.body))).toEqual(['tick()', 'second()'])
  files.close()
})

describe('no file', () => {
  const files = release('one')
  test.each([
    '/_next/static/chunks/none.js',
    '/islands/../data/x',
    '/islands/a%2fb.js',
    '/_next/static/',
    `/islands/${'a'.repeat(300)}.js`,
    '/_next/static/a/b/c/d/e/f.js',
  ])('is at %s', async (path) => {
    expect(files.isFile(path)).toBe(true)
    expect(await files.at(path)).toBeUndefined()
  })

  test('is at the path of a page', () => expect(files.isFile('/membership')).toBe(false))
})

test('a release whose folder is gone is logged, and the site runs on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => true)
  write('gone/static/chunks/c.js', 'third()')
  const files = release('gone')
  await files.keepForNextRelease()
  expect(warn).not.toHaveBeenCalled()
  rmSync(join(root, 'gone'), { recursive: true })
  vi.advanceTimersByTime(12 * 3_600_000)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  files.close()
  vi.useRealTimers()
  warn.mockRestore()
})
