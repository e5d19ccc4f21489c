import { describe, expect, test } from 'vitest'
import { filledSpace, shout, titleOf } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as rollback from './rollback/run.ts'

const space = await filledSpace()

describe('half applied', () => {
  test('continues from the stored plan and does not run the code of the change again', async () => {
    space.change(shout)
    await space.interrupt()
    const { said, code } = await space.run(apply)
    expect(code).toBeUndefined()
    expect(said.out).toContain('goes on where a run was interrupted')
    const { entries, journal } = await space.contents()
    expect(Object.values(entries).flatMap(({ saved }) => titleOf(saved) ?? [])).toEqual([
      'Archived!',
      'Newer!',
      'Other!',
      'Published!',
      'short-1!',
      'short-2!',
      'short-3!',
      'short-4!',
    ])
    expect(journal.at(-1)).toBe('0002-change applied')
  })

  test('an entry that a person changed meanwhile in the same field is named, and stays as it is', async () => {
    space.change(shout)
    await space.interrupt()
    await space.edit('published', 'By hand')
    const { result, said } = await space.run(apply)
    expect(result).toBe(2)
    expect(said.out).toContain('note: talk published: the entry was changed in the space since')
    expect(said.out).toContain('0002-change: talk published: title')
    expect((await space.run(rollback, { overwrite: true })).code).toBeUndefined()
    const { entries } = await space.contents()
    expect(titleOf(entries.published?.saved)).toBe('By hand')
    expect(titleOf(entries['short-1']?.saved)).toBe('short-1')
  })

  test('a file that is edited or missing then is refused in a sentence', async () => {
    space.change(shout)
    await space.interrupt()
    space.forget()
    space.change(`${shout}, deleteEntries('flyer')`)
    expect((await space.run(apply)).message).toMatch(
      /^0002-change was changed while it is half applied in events: restore/,
    )
    space.forget()
    expect((await space.run(apply)).message).toMatch(
      /^0002-change is half applied in events, but .* is missing: restore/,
    )
    expect((await space.run(rollback)).code).toBeUndefined()
    expect((await space.run(apply)).said.out).toContain('events: up to date (1 applied)')
  })

  test('a part of the plan that is missing in the journal is named', async () => {
    space.change(shout)
    await space.interrupt()
    await space.client.entry.delete({ entryId: 'migration-0002-change-plan-1' })
    for (const command of [apply, rollback])
      expect((await space.run(command)).message).toContain(
        'The journal no longer holds the plan of 0002-change: part 1 of 1, the entry migration-0002-change-plan-1, is missing.',
      )
  })
})

describe('a person edits an entry while the network loses a request for it', () => {
  const edit = { 'en-US': 'edited by a person' }
  async function save(entryId: string) {
    const held = await space.client.entry.get({ entryId })
    await space.client.entry.update({ entryId }, { ...held, fields: { ...held.fields, room: edit } })
  }

  function losing(request: string, { id, arrives }: { id: string; arrives: boolean }): typeof fetch {
    let isLost = false
    return async (url, init) => {
      if (isLost || `${init?.method} ${new URL(String(url)).pathname.replace(/.*entries/, '')}` !== request)
        return fetch(url, init)
      isLost = true
      if (arrives) await fetch(url, init)
      await save(id)
      throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
    }
  }

  test.each([
    [
      "transformEntries('talk', () => ({ room: null }))",
      { request: 'PUT /short-1', arrives: false, code: 2 },
    ],
    [shout, { request: 'DELETE /archived/archived', arrives: true, code: 0 }],
    [
      "deleteEntries('talk', ({ id }) => id === 'short-1')",
      { request: 'DELETE /short-1/published', arrives: true, code: 2 },
    ],
  ])('%s, %o: the edit is kept, and not published', async (steps, { request, arrives, code }) => {
    space.change(steps)
    const id = request.split('/')[1] ?? ''
    const { result, message } = await space.run(apply, {}, { fetch: losing(request, { id, arrives }) })
    expect(message).toBe('')
    expect(result).toBe(code)
    const { saved, published } = (await space.contents()).entries[id] ?? {}
    expect(saved?.fields.room).toEqual(edit)
    expect(published?.fields.room).not.toEqual(edit)
  })
})
