import { inParallel } from '@association/services/management/index.ts'
import { describe, expect, test } from 'vitest'
import { everyStep } from '../testing/every-step.ts'
import { filledSpace, shout, titleOf } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'

const space = await filledSpace()

describe('a change of every kind', () => {
  test('leads each version of each entry where it should be', async () => {
    space.writeChange('0002-every-step', everyStep)
    await space.run(apply)
    const { entries, tags, model } = await space.contents()
    expect(Object.keys(entries)).toEqual([
      'archived',
      'changed',
      'from-hidden',
      'from-poster',
      'other',
      'published',
      'short-1',
      'short-2',
      'short-3',
      'short-4',
      'speaker-ada',
      'speaker-ben',
      'speaker-cy',
    ])
    expect(Object.keys(model)).toEqual(['speaker', 'talk'])
    expect(Object.keys(tags)).toEqual(['checked'])
    const long = Object.entries(entries).filter(([id]) => !id.startsWith('short'))
    const states = long.map(([id, { saved, published, isArchived }]) => [
      id,
      titleOf(saved) ?? saved.fields.name?.['en-US'],
      published && (titleOf(published) ?? published.fields.name?.['en-US']),
      isArchived,
    ])
    expect(states).toEqual([
      ['archived', 'Archived!', undefined, true],
      ['changed', 'Newer!', 'Changed!', undefined],
      ['from-hidden', 'Hidden!', undefined, undefined],
      ['from-poster', 'Poster!', 'Poster!', undefined],
      ['other', 'Other!', undefined, undefined],
      ['published', 'Published!', 'Published!', undefined],
      ['speaker-ada', 'Ada', 'Ada', undefined],
      ['speaker-ben', 'Ben', undefined, undefined],
      ['speaker-cy', 'Cy', undefined, undefined],
    ])
    expect(JSON.stringify(entries.changed?.published)).toContain('"id":"from-poster"')
    expect(JSON.stringify(entries.changed?.published)).toContain('"id":"speaker-ada"')
    expect(JSON.stringify(entries.changed?.saved)).toContain('"id":"speaker-cy"')
    expect(entries.published?.published?.fields.hall).toEqual({ 'en-US': 'A' })
    expect(entries.published?.published?.tags).toEqual(['checked'])
  })
})

describe('the code of a change', () => {
  test('that answers nothing leads to no write of an entry', async () => {
    space.change("transformEntries('talk', ({ id }) => id === 'other' ? { room: 'C' } : undefined)")
    const { writes } = await space.run(apply)
    expect(writes().filter((request) => request.includes('/entries/other'))).toHaveLength(1)
    expect(writes().filter((request) => /entries\/(published|changed|archived)/.test(request))).toEqual([])
  })

  test('that throws is named with its entry and version, and nothing is written', async () => {
    space.change(
      "transformEntries('talk', ({ fields, version }) => { if (fields.title === 'Changed') throw new Error('no ' + version); return {} })",
    )
    const { code, message, writes } = await space.run(apply)
    expect(code).toBe('INVALID')
    expect(message).toContain('0002-change fails on the published version of talk changed (no published)')
    expect(writes()).toEqual([])
  })

  test.each([
    [
      "transformEntries('talk', () => ({ colour: 'red' }))",
      /field colour in the saved version of \w+, but talk has no such/,
    ],
    ["tagEntries('talk', () => ['nowhere'])", /the tag nowhere, which does not exist/],
    [
      "moveEntries('poster', 'talk', () => ({ id: 'other', fields: { title: 'x' } }))",
      /the id other, which another entry has/,
    ],
    [
      "moveEntries('talk', 'poster', ({ id, version }) => ({ id: id + version, fields: { heading: 'x' } }))",
      /to different places/,
    ],
    [
      "deriveEntries('talk', 'speaker', ({ id }) => ({ entries: [{ id: 'same', fields: { name: id } }] }))",
      /derives same twice with different values/,
    ],
    [
      "deriveEntries('talk', 'speaker', () => ({ entries: [{ id: 'poster', fields: { name: 'x' } }] }))",
      /an entry of that id exists/,
    ],
    [
      "transformEntries('talk', () => ({ room: 0 / 0 }))",
      /^0002-change sets talk.room to NaN in the saved version of \w+, but Contentful would keep it/,
    ],
    [
      "transformEntries('talk', () => ({ related: [undefined] }))",
      /sets talk.related to a list with undefined in/,
    ],
    [
      "transformEntries('talk', () => ({ text: { content: [1 / 0] } }))",
      /sets talk.text to a list with Infinity in/,
    ],
    ["transformEntries('talk', () => ({ room: new Date(0) }))", /sets talk.room to a Date in/],
    [
      "transformEntries('talk', () => 'C')",
      /sets a string in .*, but values by the field of talk are wanted/,
    ],
    [
      "deleteEntries('talk', async () => false)",
      /fails on the saved version of \w+ \w+ \(it answers a promise/,
    ],
    [
      "deriveEntries('talk', 'speaker', ({ id }) => ({ entries: [{ id: id + 'x'.repeat(60), fields: { name: 'x' } }] }))",
      /^0002-change derives speaker \w+, but that id has \d\d characters, and Contentful takes 64/,
    ],
    [
      "moveEntries('poster', 'talk', ({ id }) => ({ id: id + ' é', fields: { title: 'x' } }))",
      /^0002-change moves poster hidden to the id “hidden é”, but that id contains “ ”, and Contentful takes/,
    ],
    [
      "deriveEntries('talk', 'speaker', () => ({ entries: [{ fields: { name: 'x' } }] }))",
      /derives speaker undefined, but that is no text/,
    ],
    [
      "createTag('a/b', { spaces: ['events'], name: 'A' })",
      /^0002-change creates the tag a\/b, but that id contains “\/”/,
    ],
    [
      "deleteEntries('tlak')",
      /^0002-change: deleteEntries of tlak is impossible: no space has such a content type/,
    ],
  ])('%s makes no sense, and is refused before anything is written', async (steps, sentence) => {
    space.change(steps)
    const { message, writes } = await space.run(apply)
    expect(message).toMatch(sentence)
    expect(writes()).toEqual([])
  })
})

test('many entries take no more requests than one to save each, and some for all', async () => {
  const { entry } = space.client
  const ids = Array.from({ length: 120 }, (_, index) => `talk-${index}`)
  await inParallel(ids, 10, async (entryId) => {
    const fields = { title: { 'en-US': entryId } }
    const saved = await entry.createWithId({ entryId, contentTypeId: 'talk' }, { fields })
    await entry.publish({ entryId }, saved)
  })
  space.change(shout)
  const { sent, writes } = await space.run(apply)
  expect(writes().filter((request) => request.includes('/entries/talk-'))).toHaveLength(ids.length)
  expect(sent.length).toBeLessThan(ids.length + 70)
})
