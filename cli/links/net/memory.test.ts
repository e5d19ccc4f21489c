import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Verdict } from '../finding.ts'
import { openMemory } from './memory.ts'

const day = 86_400_000
const good: Verdict = { state: 'ok', status: 200 }
const bad: Verdict = { state: 'broken', reason: 'notFound', status: 404 }
const busy: Verdict = { state: 'unverified', reason: 'timeout' }

function start() {
  const folder = mkdtempSync(join(tmpdir(), 'links-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'deep', 'links.jsonl')
  return { file, open: (now = 0) => openMemory({ file, maxAgeMs: 7 * day }, () => now) }
}

test('a killed run resumes with its results', () => {
  const { file, open } = start()
  const killed = open()
  killed.keep('https://a.test/', good)
  killed.keep('https://b.test/', bad)
  killed.keep('https://c.test/', busy)
  appendFileSync(file, '{"url":"https://d.test/","at":0,"verd')
  const resumed = open(1000)
  expect(['a', 'b', 'c', 'd'].map((name) => resumed.recall(`https://${name}.test/`))).toEqual([
    good,
    bad,
    undefined,
    undefined,
  ])
  resumed.keep('https://d.test/', good)
  expect(open(2000).recall('https://d.test/')).toEqual(good)
})

test('a run that ended leaves only good answers, as long as they are believed', () => {
  const { file, open } = start()
  const run = open()
  run.keep('https://a.test/', good)
  run.keep('https://b.test/', bad)
  run.close(true)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1)
  expect(readdirSync(join(file, '..'))).toEqual(['links.jsonl'])
  expect(open(6 * day).recall('https://a.test/')).toEqual(good)
  expect(open(8 * day).recall('https://a.test/')).toBeUndefined()
})

test('requests a broken address again after half a day', () => {
  const { open } = start()
  open().keep('https://b.test/', bad)
  expect(open(day).recall('https://b.test/')).toBeUndefined()
})

test('a symbolic link in its place is not followed', () => {
  const { file, open } = start()
  mkdirSync(dirname(file))
  const victim = join(dirname(file), 'victim')
  writeFileSync(victim, 'mine')
  symlinkSync(victim, file)
  expect(open).toThrow('ELOOP')
  expect(readFileSync(victim, 'utf8')).toBe('mine')
})

test('a pipe in its place is refused at once', () => {
  const { file, open } = start()
  mkdirSync(dirname(file))
  spawnSync('mkfifo', [file])
  expect(open).toThrow('is a pipe or a device, not a file')
})

test('an answer that other settings judged is asked again', () => {
  const { file, open } = start()
  const strict = () => openMemory({ file, maxAgeMs: 7 * day, settings: '{"reject":["301"]}' }, () => 0)
  const first = open()
  first.keep('https://a.test/', good)
  first.close(true)
  expect(strict().recall('https://a.test/')).toBeUndefined()
  expect(open().recall('https://a.test/')).toEqual(good)
})
