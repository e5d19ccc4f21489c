import { describe, expect, test } from 'vitest'
import { meanwhile, savesOf, saveValues } from '../testing/editor.ts'
import { filledSpace, shout, titleOf } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as rollback from './rollback/run.ts'

const space = await filledSpace()
const { entry } = space.client

const save = (id: string, values: Record<string, unknown>) => saveValues(space, id, values)
const titles = async () => {
  const { entries } = await space.contents()
  return Object.fromEntries(Object.entries(entries).map(([id, { saved }]) => [id, titleOf(saved)]))
}

describe('rollback', () => {
  test('keeps what people saved in fields that the change did not touch', async () => {
    space.change(shout)
    await space.run(apply)
    await save('published', { room: 'B' })
    const { message } = await space.run(rollback)
    expect(message).toBe('')
    const { saved, published } = (await space.contents()).entries.published ?? {}
    expect(saved?.fields).toMatchObject({ title: { 'en-US': 'Published' }, room: { 'en-US': 'B' } })
    expect(published?.fields.room).toEqual({ 'en-US': 'A' })
  })

  test('of an interrupted run never writes over an entry that the run did not write', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `talk-${index}`)
    for (const entryId of ids)
      await entry.createWithId(
        { entryId, contentTypeId: 'talk' },
        { fields: { title: { 'en-US': entryId } } },
      )
    space.change(shout)
    await space.interrupt()
    const held = await titles()
    const unwritten = ids.filter((id) => held[id] === id)
    for (const id of unwritten) await save(id, { title: `Mine ${id}` })
    const { result, said, message } = await space.run(rollback, { overwrite: true })
    expect(message).toBe('')
    expect(result).toBe(2)
    expect(said.out).toContain(`${unwritten.length} entries stay as people saved them`)
    const after = await titles()
    for (const id of unwritten) expect(after[id]).toBe(`Mine ${id}`)
    expect(after).toMatchObject({ other: 'Other', published: 'Published', changed: 'Newer' })
  })

  test('leaves an entry that the run left alone', async () => {
    space.change(shout)
    await space.run(
      apply,
      {},
      meanwhile(savesOf('short-1'), () => save('short-1', { title: 'Mine' })),
    )
    expect((await space.run(rollback, { overwrite: true })).message).toBe('')
    expect(await titles()).toMatchObject({ 'short-1': 'Mine', 'short-2': 'short-2', published: 'Published' })
  })

  test('while an editor saves the same field: that entry stays, and everything else is taken back', async () => {
    space.change(shout)
    await space.run(apply)
    const { result, said } = await space.run(
      rollback,
      {},
      meanwhile(savesOf('short-1'), () => save('short-1', { title: 'Mine' })),
    )
    expect(result).toBe(2)
    expect(said.out).toContain('talk short-1: title')
    expect(await titles()).toMatchObject({ 'short-1': 'Mine', 'short-2': 'short-2', published: 'Published' })
  })
})
