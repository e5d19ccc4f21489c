import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageFolder, shownName } from './page-folder.ts'

const headers = { 'content-security-policy': 'one' }

function newRoot() {
  const root = mkdtempSync(join(tmpdir(), 'page-folder-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}
const names = (root: string) => readdirSync(root).toSorted()

test('nginx sees the files of a start once it is ready, and no longer those of the start before', async () => {
  const root = newRoot()
  const shown = join(root, shownName(headers), 'a.html')
  const before = pageFolder({ root, headers, starter: 1 })
  before.clear()
  writeFileSync(join(before.files, 'a.html'), 'old')
  before.show()
  expect(existsSync(shown)).toBe(true)
  const now = pageFolder({ root, headers, starter: 2 })
  now.clear()
  expect(existsSync(shown)).toBe(true)
  now.show()
  expect(existsSync(shown)).toBe(false)
  await expect.poll(() => names(root)).toEqual([shownName(headers), 'start-2'].toSorted())
})

test('a second start with the same number, as in a container, begins without files', async () => {
  const root = newRoot()
  const { clear, files } = pageFolder({ root, headers, starter: 1 })
  clear()
  writeFileSync(join(files, 'a.html'), 'old')
  clear()
  expect(readdirSync(files)).toEqual([])
  await expect.poll(() => names(root)).toEqual(['start-1'])
})

test('with other headers, nginx finds nothing under the name that it knows', async () => {
  const root = newRoot()
  for (const [starter, each] of [headers, { 'content-security-policy': 'two' }].entries()) {
    const folder = pageFolder({ root, headers: each, starter })
    folder.clear()
    folder.show()
  }
  await expect.poll(() => existsSync(join(root, shownName(headers)))).toBe(false)
})

test('files of other programs stay', async () => {
  const root = newRoot()
  writeFileSync(join(root, 'letter.txt'), '')
  mkdirSync(join(root, 'pages-of-a-book'))
  mkdirSync(join(root, 'start-7'))
  const folder = pageFolder({ root, headers, starter: 1 })
  folder.clear()
  folder.show()
  await expect
    .poll(() => names(root))
    .toEqual(['letter.txt', 'pages-of-a-book', shownName(headers), 'start-1'].toSorted())
})
