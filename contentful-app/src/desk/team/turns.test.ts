import { expect, test } from 'vitest'
import { type PageSpaces, turns } from './watch-team.ts'

function asked(count: number, spaces: PageSpaces, isStoring = false) {
  const next = turns()
  return Array.from({ length: count }, () =>
    next(spaces, isStoring)
      .map(({ space, linkType }) => `${space} ${linkType}`)
      .join(', '),
  )
}
const own = 'association Entry'

test('entries of this space come in every turn, its files in every third', () =>
  expect(asked(6, { opened: ['association'], all: ['association'] })).toEqual([
    ...[own, own, `${own}, association Asset`],
    ...[own, own, `${own}, association Asset`],
  ]))

test('entries of the other space that are not opened, and files of both, take turns', () =>
  expect(
    asked(9, { opened: ['association'], all: ['association', 'events'] }).filter((_, i) => i % 3 === 2),
  ).toEqual([`${own}, events Entry`, `${own}, association Asset`, `${own}, events Asset`]))

test('during a save, each turn polls only the entries of one opened space', () => {
  const all = ['association', 'events'] as const
  expect(new Set(asked(9, { opened: ['association'], all }, true))).toEqual(new Set([own]))
  expect(asked(4, { opened: all, all }, true)).toEqual(['events Entry', own, 'events Entry', own])
})

/** Steady typing is stored every five seconds. */
const savesPerMinute = 12

test.each([
  ['one space', { opened: ['association'], all: ['association', 'events'] }, 3.6],
  ['two spaces', { opened: ['association', 'events'], all: ['association', 'events'] }, 4.8],
] as const)(
  'a minute in %s takes fewer than 30 requests, also of steady typing',
  (_, spaces, everySeconds) => {
    const requests = (isStoring: boolean) =>
      asked(Math.floor(60 / everySeconds), spaces, isStoring).flatMap((turn) => turn.split(', ')).length
    expect(requests(false)).toBeLessThan(30)
    expect(requests(true) + savesPerMinute).toBeLessThan(30)
  },
)
