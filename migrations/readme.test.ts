import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { helpPages, helpWidth } from '@association/services/command-line'
import { describe, expect, test } from 'vitest'
import { program } from './program.ts'
import { readmeTexts } from './readme.ts'
import { recorder } from './testing/space.ts'

const pages = helpPages((out) => program({ ...recorder().io, out }))

test('the README holds the help of every command: `pnpm generate` writes it', () => {
  const { text, wanted } = readmeTexts()
  expect(text).toBe(wanted)
})

describe.each(pages)('$title', ({ title, help }) => {
  test('says what it does, with examples of itself and its exit codes', () => {
    const [usage, description] = help.split('\n\n')
    expect(usage).toMatch(new RegExp(`^Usage: ${title}\\b`))
    expect(description).toMatch(/^\S.{10,}/)
    expect(help).toMatch(new RegExp(`\nExamples:\n  .*pnpm .*${title}.*\n {6}\\S`))
    expect(help).toMatch(/\nExit codes:\n {2}0 {2}\S.*\n {2}1 {2}\S/)
  })

  test('fits a terminal', () => {
    expect(help.split('\n').filter((line) => line.length > helpWidth)).toEqual([])
  })
})

test('the command itself tells it too, and ends with 0', () => {
  const main = join(import.meta.dirname, 'main.mjs')
  const { status, stdout } = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, pages[0]?.help])
})
