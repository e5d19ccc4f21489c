import { expect, test } from 'vitest'
import { interactionLog } from './interaction-log.ts'

test('the duration of an interaction is that of its slowest event, also if a late step reports it', () => {
  const log = interactionLog()
  log.begin({ figure: 'menu', step: 'open' })
  log.note({ document: 1, count: 1, events: [{ id: 7, ms: 24 }] })
  log.begin({ figure: 'menu', step: 'close' })
  log.note({ document: 1, count: 1, events: [{ id: 7, ms: 48 }] })
  expect(log.interactions()).toEqual([{ figure: 'menu', step: 'open', ms: 48 }])
})

test('an interaction that is too short for an event counts as the threshold', () => {
  const log = interactionLog()
  log.begin({ figure: 'menu', step: 'open' })
  log.note({ document: 1, count: 2, events: [{ id: 7, ms: 24 }] })
  expect(log.interactions().map(({ ms }) => ms)).toEqual([24, 16])
})

test('a navigation begins a new count and keeps the interactions before it', () => {
  const log = interactionLog()
  log.begin({ figure: 'filter', step: 'follow' })
  log.note({ document: 1, count: 2, events: [] })
  log.begin({ figure: 'filter', step: 'type' })
  log.note({ document: 2, count: 1, events: [{ id: 7, ms: 32 }] })
  expect(log.count()).toBe(3)
  expect(log.interactions().map(({ step, ms }) => `${step} ${ms}`)).toEqual([
    'follow 16',
    'follow 16',
    'type 32',
  ])
})
