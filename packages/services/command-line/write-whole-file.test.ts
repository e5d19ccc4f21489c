import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draftName, writeDraft } from './draft-file.ts'
import { readRegularFile } from './regular-file.ts'
import { writeWholeFile } from './write-whole-file.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'whole-file-'))
const modeOf = (path: string) => statSync(path).mode & 0o777

test('a file is replaced, and nothing is left beside it', async () => {
  const folder = newFolder()
  const path = join(folder, 'plan.json')
  writeFileSync(path, 'old')
  await writeWholeFile(path, 'new')
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['new', ['plan.json']])
})

test('a failed write says what to do and leaves no new file', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'taken'))
  await expect(writeWholeFile(join(folder, 'taken'), 'new')).rejects.toThrow('it is a folder. Name a file.')
  await expect(writeWholeFile(join(folder, 'no', 'plan.json'), 'new')).rejects.toThrow(
    'its folder does not exist. Create it, or name another folder.',
  )
  expect(readdirSync(folder)).toEqual(['taken'])
})

test('a symbolic link in its place is replaced, and its target keeps its content', async () => {
  const folder = newFolder()
  const [victim, path] = [join(folder, 'victim'), join(folder, 'plan.json')]
  writeFileSync(victim, 'mine')
  symlinkSync(victim, path)
  await writeWholeFile(path, 'new')
  expect([readFileSync(victim, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['mine', 'new'])
  expect(lstatSync(path).isSymbolicLink()).toBe(false)
})

test('a symbolic link at the name of a draft is refused, and stays', async () => {
  const folder = newFolder()
  const [victim, draft] = [join(folder, 'victim'), join(folder, 'draft')]
  writeFileSync(victim, 'mine')
  symlinkSync(victim, draft)
  await expect(writeDraft(draft, 'new')).rejects.toMatchObject({ code: 'EEXIST' })
  expect([readFileSync(victim, 'utf8'), lstatSync(draft).isSymbolicLink()]).toEqual(['mine', true])
})

test('the name of a temporary file is unpredictable', () => {
  const names = new Set(Array.from({ length: 100 }, () => draftName('plan.json')))
  expect(names.size).toBe(100)
})

test('a private file is readable by its owner alone, also where others could read the old one', async () => {
  const folder = newFolder()
  const path = join(folder, 'drafts.json')
  writeFileSync(path, 'old')
  chmodSync(path, 0o666)
  await writeWholeFile(path, 'new', { isPrivate: true })
  expect(modeOf(path)).toBe(0o600)
})

test('a pipe is neither replaced nor waited for', async () => {
  const path = join(newFolder(), 'pipe')
  spawnSync('mkfifo', [path])
  await expect(writeWholeFile(path, 'new')).rejects.toThrow('it is a pipe or a device. Name a file.')
  expect(lstatSync(path).isFIFO()).toBe(true)
  expect(() => readRegularFile(path)).toThrow('is a pipe or a device, not a file')
})
