import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const root = () => mkdtempSync(join(tmpdir(), 'make-folder-'))

test('makes a folder and those above it, and leaves one that is there', () => {
  const folder = join(root(), 'a/b/c')
  makeFolder(folder, 0o700)
  makeFolder(folder, 0o755)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('ends where a folder cannot be', () => {
  expect(() => makeFolder('/proc/nope/more')).toThrow('ENOENT')
  expect(existsSync('/proc/nope')).toBe(false)
})

test('does not take a file for a folder', () => {
  const file = join(root(), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow('EEXIST')
  expect(() => makeFolder(join(file, 'below'))).toThrow('ENOTDIR')
})
