import { expect, test } from 'vitest'
import { compareVersions } from './differences/compare-versions.ts'
import { marksOf } from './differences/marks-of.ts'
import { mergedPatches, readVersion } from './differences/version.ts'
import { type Restore, restoreOnDesk } from './restore.ts'
import { isStaged, patchesFor, toggled } from './staged.ts'
import { scrollTogether } from './version-frames.tsx'

const restore = (field: string, value: unknown = null): Restore => ({
  ...{ space: 'association', entry: 'q', label: field },
  ...{ field, value },
})

test('chooses and deselects a field, or a block with all its fields', () => {
  const block = [restore('quote', 'a'), restore('attribution', 'b')]
  const one = toggled([], [restore('quote', 'a')])
  expect(isStaged(one, restore('quote'))).toBe(true)
  expect(toggled(one, block)).toHaveLength(2)
  expect(toggled(toggled(one, block), block)).toEqual([])
})

test('the chosen values join the typed ones, and win', () => {
  const typed = { space: 'association', entry: 'q', fields: { quote: 'typed', maxWidth: 600 } } as const
  expect(mergedPatches([typed, ...patchesFor([restore('quote', 'old')])])).toEqual([
    { space: 'association', entry: 'q', fields: { quote: 'old', maxWidth: 600 } },
  ])
})

function deskWith(told: string[]) {
  const field = (id: string, isDisabled: boolean) => ({
    id,
    isDisabled: () => isDisabled,
    act: (value: unknown, said: string) => told.push(`${said}: ${value}`),
    replace: (value: unknown) => told.push(`shows ${value}`),
  })
  const entry = { fields: [field('quote', false), field('class', true)] }
  return { open: async () => entry } as unknown as Parameters<typeof restoreOnDesk>[0]
}

test('restored values go through the fields of the desk, so undo and the editors know them', async () => {
  const told: string[] = []
  expect(await restoreOnDesk(deskWith(told), [restore('quote', 'old')])).toBe('Restored 1 field.')
  expect(told).toEqual(['Restored quote: old', 'shows old'])
})

test('a field that cannot be changed is named', async () => {
  expect(await restoreOnDesk(deskWith([]), [restore('quote', 'old'), restore('class')])).toBe(
    'Restored 1 field. These fields cannot be changed now: class. Open their entries to see why.',
  )
})

test('a frame follows the other one and does not lead back, until it is scrolled itself', () => {
  const moves: unknown[] = []
  let now = 0
  const scroll = scrollTogether(
    (side, top) => moves.push([side, top]),
    () => now,
  )
  scroll.moved('before', 900)
  now = 100
  scroll.moved('after', 700) // This is the end of the shorter page.
  now = 1000
  scroll.moved('after', 300)
  expect(moves).toEqual([
    ['after', 900],
    ['before', 300],
  ])
})

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const entry = (type: string, fields: object) => ({ sys: { contentType: { sys: { id: type } } }, fields })
const quote = (attribution: string, media?: object) => entry('quoteBlock', { attribution, media })

function page(sections: readonly object[], entries: object, assets: object = {}) {
  const parts = { association: { entries: { home: entry('page', { sections }), ...entries }, assets } }
  const version = readVersion({ space: 'association', root: 'home', parts })
  if (!version) throw new Error('The test delivers a version.')
  return version
}
const spaceOf = () => undefined
const photo = (title: string) => ({ photo: { sys: {}, fields: { title } } })

test('both frames outline what changed, each what the other one lacks, and what moved', () => {
  const media = entry('media', { mediaFile: link('photo', 'Asset') })
  const before = page(
    [link('a'), link('b'), link('old'), link('m')],
    { a: quote('A'), b: quote('B'), old: quote('Old'), m: media },
    photo('Before'),
  )
  const after = page(
    [link('b'), link('a'), link('new'), link('m')],
    { a: quote('A'), b: quote('changed'), new: quote('New'), m: media },
    photo('After'),
  )
  const changes = compareVersions({ before, after, spaceOf })
  const marks = marksOf({ changes, before, after, spaceOf })
  const words = (side: 'before' | 'after') =>
    marks[side].map((mark) => `${mark.entry} ${mark.tone} ${mark.words}`).toSorted()
  expect(words('after')).toEqual([
    'a changed Moved',
    'b changed Changed: attribution',
    'm changed File changed',
    'new added Added',
  ])
  expect(words('before')).toEqual([
    'a changed Moved',
    'b changed Changed: attribution',
    'm changed File changed',
    'old removed Removed',
  ])
})
