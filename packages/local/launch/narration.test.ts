import { expect, test } from 'vitest'
import { narrateTo } from './narration.ts'

const screenOf = (shape: { isTTY?: boolean; columns?: number }) => {
  const written: string[] = []
  return { ...shape, written, write: (text: string) => written.push(text) }
}

test('in a pipe only the end of a step is written, with the time it took', () => {
  const screen = screenOf({})
  let now = 0
  const narrate = narrateTo(screen, () => now)
  narrate({ title: 'Seed', phase: 'begin' })
  narrate({ title: 'Seed', detail: '12/18', phase: 'progress' })
  now = 1234
  narrate({ title: 'Seed', phase: 'end' })
  expect(screen.written).toEqual(['  ✓ Seed  1.2 s\n'])
})

test('a step that had nothing to do says so instead of a time', () => {
  const screen = screenOf({})
  const narrate = narrateTo(screen)
  narrate({ title: 'Site, built', phase: 'begin' })
  narrate({ title: 'Site, built', detail: 'unchanged', phase: 'progress' })
  narrate({ title: 'Site, built', phase: 'end' })
  expect(screen.written).toEqual(['  ✓ Site, built  unchanged\n'])
})

test('on a terminal the line is redrawn in place, without colors and never wider than the screen', () => {
  const screen = screenOf({ isTTY: true, columns: 20 })
  const narrate = narrateTo(screen)
  narrate({ title: 'Seed', phase: 'begin' })
  narrate({ title: 'Seed', detail: `\x1b[32m${'x'.repeat(50)}\x1b[0m`, phase: 'progress' })
  const [, line = ''] = screen.written
  expect(line.startsWith('\r\x1b[2K')).toBe(true)
  expect(line.slice('\r\x1b[2K'.length)).toBe(`  … Seed  ${'x'.repeat(9)}`)
})

test('steps that run together share the line, and each has its own time', () => {
  const screen = screenOf({ isTTY: true, columns: 45 })
  let now = 0
  const narrate = narrateTo(screen, () => now)
  narrate({ title: 'Seed', phase: 'begin' })
  now = 1000
  narrate({ title: 'Site, built', phase: 'begin' })
  narrate({ title: 'Site, built', detail: 'compiling '.repeat(9), phase: 'progress' })
  expect(screen.written.at(-1)).toBe('\r\x1b[2K  … Seed    Site, built  compili')
  now = 3000
  narrate({ title: 'Seed', phase: 'end' })
  expect(screen.written.at(-2)).toBe('\r\x1b[2K  ✓ Seed  3.0 s\n')
  expect(screen.written.at(-1)).toContain('  … Site, built  compiling')
  narrate({ title: 'Site, built', phase: 'end' })
  expect(screen.written.at(-1)).toBe('\r\x1b[2K  ✓ Site, built  2.0 s\n')
})
