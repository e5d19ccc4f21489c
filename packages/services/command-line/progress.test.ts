import { expect, test } from 'vitest'
import { progress, progressLine } from './progress.ts'

test('the bar shows the progress and the remaining time', () => {
  const line = progressLine({ what: 'Seeding', count: 25, total: 100, elapsedMs: 30_000, columns: 80 })
  expect(line.trimEnd()).toBe(`Seeding ${'█'.repeat(10)}${'░'.repeat(30)} 25/100, 1 min 30 s left`)
})

test('parts of a request are not shown', () => {
  const line = progressLine({ what: 'Seeding', count: 49.51, total: 101.01, elapsedMs: 5_000, columns: 80 })
  expect(line.trimEnd()).toMatch(/ 50\/101, 6 s left$/)
})

test.each([20, 40, 80, 200])('the line fits a terminal of %i columns', (columns) => {
  const line = progressLine({ what: 'Seeding', count: 1, total: 9, elapsedMs: 100, columns })
  expect(line).toHaveLength(columns - 1)
})

test('draws nothing outside a terminal', () => {
  let drawn = ''
  const bar = progress('Seeding', 3, { redraw: (line) => (drawn += line), now: () => new Date() })
  bar.done(1)
  bar.end()
  expect(drawn).toBe('')
})

test('a terminal sees it grow and go', () => {
  const drawn: string[] = []
  const io = { redraw: (line: string) => void drawn.push(line), now: () => new Date(), columns: 60 }
  const bar = progress('Seeding', 2, io)
  bar.done(1)
  bar.done(1)
  bar.end()
  expect(drawn.map((line) => line.trimEnd().slice(-18))).toEqual(
    expect.arrayContaining([expect.stringContaining('1/2'), expect.stringContaining('2/2')]),
  )
  expect(drawn.at(-1)).toBe(' '.repeat(59))
})
