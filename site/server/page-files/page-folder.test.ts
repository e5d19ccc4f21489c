import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hideFiles, pageFolder } from './page-folder.ts'

const shown = 'pages-0123456789abcdef'

function newRoot() {
  const root = mkdtempSync(join(tmpdir(), 'page-folder-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}
const names = (root: string) => readdirSync(root).toSorted()

test('nginx sees the files of a start once it is ready, and no longer those of the start before', async () => {
  const root = newRoot()
  const file = join(root, shown, 'a.html')
  const before = pageFolder({ root, shown, starterPid: 1 })
  before.clear()
  writeFileSync(join(before.files, 'a.html'), 'old')
  before.show()
  expect(existsSync(file)).toBe(true)
  const now = pageFolder({ root, shown, starterPid: 2 })
  now.clear()
  expect(existsSync(file)).toBe(true)
  now.show()
  expect(existsSync(file)).toBe(false)
  await expect.poll(() => names(root)).toEqual([shown, 'start-2'].toSorted())
})

test('a second start with the same number, as in a container, begins without files', async () => {
  const root = newRoot()
  const { clear, files } = pageFolder({ root, shown, starterPid: 1 })
  clear()
  writeFileSync(join(files, 'a.html'), 'old')
  clear()
  expect(readdirSync(files)).toEqual([])
  await expect.poll(() => names(root)).toEqual(['start-1'])
})

test('under an earlier name, nginx finds nothing', async () => {
  const root = newRoot()
  for (const [starterPid, each] of [shown, 'pages-fedcba9876543210'].entries()) {
    const folder = pageFolder({ root, shown: each, starterPid })
    folder.clear()
    folder.show()
  }
  await expect.poll(() => existsSync(join(root, shown))).toBe(false)
})

test('hides the files of each start, and only these', () => {
  const root = newRoot()
  mkdirSync(join(root, 'pages-of-a-book'))
  const folder = pageFolder({ root, shown, starterPid: 1 })
  folder.clear()
  folder.show()
  hideFiles(root)
  expect(names(root)).toEqual(['pages-of-a-book', 'start-1'])
  hideFiles(join(root, 'not-there'))
})

test('files of other programs stay', async () => {
  const root = newRoot()
  writeFileSync(join(root, 'letter.txt'), '')
  mkdirSync(join(root, 'pages-of-a-book'))
  mkdirSync(join(root, 'start-7'))
  const folder = pageFolder({ root, shown, starterPid: 1 })
  folder.clear()
  folder.show()
  await expect.poll(() => names(root)).toEqual(['letter.txt', 'pages-of-a-book', shown, 'start-1'].toSorted())
})
