import { describe, expect, test } from 'vitest'
import { meanwhile, savesOf, saveValues } from '../testing/editor.ts'
import { filledSpace, shout, titleOf } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as rollback from './rollback/run.ts'
import * as status from './status/run.ts'

const space = await filledSpace()
const { entry, contentType } = space.client

const save = (id: string, values: Record<string, unknown>) => saveValues(space, id, values)
const titles = async () => {
  const { entries } = await space.contents()
  return Object.fromEntries(Object.entries(entries).map(([id, { saved }]) => [id, titleOf(saved)]))
}
const shouted = {
  other: 'Other!',
  published: 'Published!',
  changed: 'Newer!',
  archived: 'Archived!',
  'short-1': 'short-1!',
}

describe('an editor saves while apply works', () => {
  test('another field: both changes are kept', async () => {
    space.change(shout)
    const { result, message } = await space.run(
      apply,
      {},
      meanwhile(savesOf('short-1'), () => save('short-1', { room: 'B' })),
    )
    expect(message).toBe('')
    expect(result).toBe(0)
    const { entries, journal } = await space.contents()
    const { saved, published } = entries['short-1'] ?? {}
    expect(saved?.fields).toMatchObject({ title: { 'en-US': 'short-1!' }, room: { 'en-US': 'B' } })
    expect(published?.fields).toMatchObject({ title: { 'en-US': 'short-1!' }, room: { 'en-US': 'A' } })
    expect(journal.at(-1)).toBe('0002-change applied')
  })

  test('the same field: that entry stays and is listed, and everything else completes', async () => {
    space.change(shout)
    const { result, said } = await space.run(
      apply,
      {},
      meanwhile(savesOf('short-1'), () => save('short-1', { title: 'Mine' })),
    )
    expect(result).toBe(2)
    expect(said.out).toContain('1 entry stays as people saved it')
    expect(said.out).toContain('0002-change: talk short-1: title')
    const { journal, entries } = await space.contents()
    expect(await titles()).toMatchObject({ ...shouted, 'short-1': 'Mine', 'short-2': 'short-2!' })
    expect(titleOf(entries['short-1']?.published)).toBe('short-1')
    expect(journal.at(-1)).toBe('0002-change applied')
    expect((await space.run(status)).said.out).toContain('Without talk short-1: title')
    expect((await space.run(apply)).result).toBe(0)
    expect(await titles()).toMatchObject({ 'short-1': 'Mine' })
  })

  test('a field that the change reads: the change runs again on the new value', async () => {
    space.change("transformEntries('talk', ({ fields }) => ({ room: 'Room of ' + fields.title }))")
    const { result } = await space.run(
      apply,
      {},
      meanwhile(savesOf('short-1'), () => save('short-1', { title: 'Mine' })),
    )
    expect(result).toBe(0)
    const start = await space.contents()
    expect(start.entries['short-1']?.saved.fields).toMatchObject({
      title: { 'en-US': 'Mine' },
      room: { 'en-US': 'Room of Mine' },
    })
    expect((await space.run(rollback)).message).toBe('')
    const { entries } = await space.contents()
    expect(entries['short-1']?.saved.fields).toMatchObject({
      title: { 'en-US': 'Mine' },
      room: { 'en-US': 'A' },
    })
  })

  test('between saving and publishing: the edit is kept and not published', async () => {
    space.change(shout)
    const { result, message } = await space.run(
      apply,
      {},
      meanwhile(/bulk_actions\/publish/, () => save('short-1', { room: 'B' })),
    )
    expect([result, message]).toEqual([0, ''])
    const { saved, published } = (await space.contents()).entries['short-1'] ?? {}
    expect(saved?.fields.room).toEqual({ 'en-US': 'B' })
    expect(titleOf(published)).toBe('short-1!')
    expect(published?.fields.room).toEqual({ 'en-US': 'A' })
  })

  test('an entry is taken off the site, archived or deleted: it stays so', async () => {
    space.change(shout)
    const { result } = await space.run(
      apply,
      {},
      meanwhile(/^PUT .*\/entries\/short-\d$/, async () => {
        await entry.unpublish({ entryId: 'published' })
        await entry.archive({ entryId: 'other' })
        await entry.unpublish({ entryId: 'changed' })
        await entry.delete({ entryId: 'changed' })
      }),
    )
    const { entries } = await space.contents()
    expect(entries.published).toMatchObject({ saved: { fields: { title: { 'en-US': 'Published!' } } } })
    expect(entries.published?.published).toBeUndefined()
    expect(entries.other).toMatchObject({ isArchived: true })
    expect(entries.changed).toBeUndefined()
    expect(result).toBe(2)
  })

  test('after the plan was shown: the entry is planned again before anything is written', async () => {
    space.change("transformEntries('talk', ({ fields }) => ({ room: 'Room of ' + fields.title }))")
    const confirm = async () => {
      await save('short-1', { title: 'Mine' })
      await save('short-2', { room: 'Mine' })
      return true
    }
    const { result, said } = await space.run(apply, { yes: false }, { confirm })
    expect(said.err).toContain('people saved 2 entries since the plan was shown')
    expect(said.out).toContain('0002-change: talk short-2: room')
    expect(result).toBe(2)
    const { entries } = await space.contents()
    expect(entries['short-1']?.saved.fields.room).toEqual({ 'en-US': 'Room of Mine' })
    expect(entries['short-2']?.saved.fields.room).toEqual({ 'en-US': 'Mine' })
  })

  test('before each of its requests: no edit is lost, and everything completes', async () => {
    space.change(shout)
    const total = (await space.run(apply)).sent.length
    for (let nth = 1; nth <= total; nth += 4) {
      space.restart()
      space.change(shout)
      const { result } = await space.run(
        apply,
        {},
        meanwhile(/./, () => save('published', { room: `B${nth}` }), { nth }),
      )
      expect(result, `request ${nth}`).toBe(0)
      expect((await space.contents()).entries.published?.saved.fields.room).toEqual({ 'en-US': `B${nth}` })
      expect(await titles()).toMatchObject(shouted)
    }
  })
})

describe('a step that loses values', () => {
  const deleting = "deleteField('talk', 'by')"

  test('does not begin after a person typed into the field; the next run shows the value and asks', async () => {
    space.change(`${shout}, ${deleting}`)
    const edited = await space.run(
      apply,
      {},
      meanwhile(savesOf('short-1'), () => save('short-2', { by: 'Eve' })),
    )
    expect(edited.code).toBe('DATA_LOSS')
    expect(edited.message).toContain(
      'Values of talk that people saved after the plan go with their field. 1 entry',
    )
    expect((await space.contents()).model.talk?.fields.by).toBeDefined()
    expect((await space.run(apply, { allowDataLoss: false })).message).toContain(
      'people saved after the plan',
    )
    expect((await space.run(apply)).code).toBeUndefined()
    expect((await space.contents()).model.talk?.fields.by).toBeUndefined()
    expect((await space.run(rollback)).message).toBe('')
    expect((await space.contents()).entries['short-2']?.saved.fields.by).toEqual({ 'en-US': 'Eve' })
  })

  test('is confirmed again where a person can answer', async () => {
    space.change(`${shout}, ${deleting}`)
    const questions: string[] = []
    const confirm = async (question: string) => questions.push(question) > 0
    const { code } = await space.run(
      apply,
      { yes: false },
      {
        confirm,
        ...meanwhile(savesOf('short-1'), () => save('short-2', { by: 'Eve' })),
      },
    )
    expect(code).toBeUndefined()
    expect(questions).toHaveLength(2)
    expect(questions[1]).toContain('Values of talk that people saved after the plan go with their field')
  })

  test('an edited entry is not deleted, unless a person agrees', async () => {
    const steps = "deleteEntries('talk', ({ id }) => id.startsWith('short'))"
    space.change(steps)
    const editing = () =>
      meanwhile(/^PUT .*migration-0002-change-plan-1$/, () => save('short-1', { title: 'Mine' }))
    const { result, said } = await space.run(apply, {}, editing())
    expect(result).toBe(2)
    expect(said.out).toContain('talk short-1: the change deletes it, title')
    const kept = Object.keys((await space.contents()).entries).filter((id) => id.startsWith('short'))
    expect(kept).toEqual(['short-1'])
  })
})

test('a content type that a person changes meanwhile stops everything', async () => {
  space.change(`${shout}, tagEntries('talk', () => ['old'])`)
  const renameType = async () => {
    const type = await contentType.get({ contentTypeId: 'talk' })
    await contentType.update({ contentTypeId: 'talk' }, { ...type, name: 'Lecture' })
  }
  const { code, message } = await space.run(apply, {}, meanwhile(savesOf('short-3'), renameType))
  expect(code).toBe('CONFLICT')
  expect(message).toContain('The content type talk changed in Contentful during the run, so it stopped')
  expect((await space.contents()).journal.at(-1)).toBe('0002-change failed')
})
