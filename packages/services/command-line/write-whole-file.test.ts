import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeWholeFile } from './write-whole-file.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'whole-file-'))

test('a file is replaced, and nothing is left beside it', async () => {
  const folder = newFolder()
  const path = join(folder, 'plan.json')
  writeFileSync(path, 'old')
  await writeWholeFile(path, 'new')
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['new', ['plan.json']])
})

test('what cannot be written says what to do, and leaves what was there', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'taken'))
  await expect(writeWholeFile(join(folder, 'taken'), 'new')).rejects.toThrow('it is a folder. Name a file.')
  await expect(writeWholeFile(join(folder, 'no', 'plan.json'), 'new')).rejects.toThrow(
    'its folder does not exist. Make it, or name another.',
  )
  expect(readdirSync(folder)).toEqual(['taken'])
})
