import { expect, test } from 'vitest'
import { verifyHistory } from '../history/history.ts'
import type { JournalEntry } from '../journal/journal.ts'

const change = (id: string) => ({ id, checksum: `sum of ${id}`, change: { about: '', steps: [] } })
const entry = (id: string, outcome: JournalEntry['outcome'] = 'applied'): JournalEntry => ({
  id,
  checksum: `sum of ${id}`,
  outcome,
  by: 'tester@here',
  startedAt: '2026-11-20T10:00:00Z',
})
const changes = [change('0001-a'), change('0002-b'), change('0003-c')]

test('the history of a space is the beginning of the folder', () => {
  expect(() => verifyHistory('events', [entry('0001-a'), entry('0002-b')], changes)).not.toThrow()
})

test('refuses a pending change before an applied one', () => {
  expect(() => verifyHistory('events', [entry('0001-a'), entry('0003-c')], changes)).toThrow(
    'The history of events lacks 0002-b, but has the later change 0003-c.',
  )
})

test('a change that failed may be mended and run again', () => {
  const failed = { ...entry('0002-b', 'failed'), checksum: 'before it was mended' }
  expect(() => verifyHistory('events', [entry('0001-a'), failed], changes)).not.toThrow()
})
