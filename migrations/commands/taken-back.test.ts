import { describe, expect, test } from 'vitest'
import { readJournal, writeJournal } from '../engine/journal/journal.ts'
import { filledSpace, shout, titleOf } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as rollback from './rollback/run.ts'

const space = await filledSpace()

describe('rollback', () => {
  test('takes back one change after the other, and they are pending again', async () => {
    const start = await space.contents()
    space.change(shout)
    space.writeChange('0003-more', `[${shout}]`)
    await space.run(apply)
    expect(titleOf((await space.contents()).entries.other?.saved)).toBe('Other!!')
    await space.run(rollback)
    expect(titleOf((await space.contents()).entries.other?.saved)).toBe('Other!')
    await space.run(rollback, { to: '0002-change' })
    expect((await space.contents()).entries).toEqual(start.entries)
    expect((await space.run(apply)).said.out).toContain('events: 2 pending (1 applied)')
    expect(titleOf((await space.contents()).entries.other?.saved)).toBe('Other!!')
  })

  test('refuses to delete values in a new field without --overwrite', async () => {
    space.change("addField('talk', 'note', { name: 'Note', type: 'Symbol', widget: 'singleLine' })")
    await space.run(apply)
    const { entry } = space.client
    const held = await entry.get({ entryId: 'other' })
    const fields = { ...held.fields, note: { 'en-US': 'Mind the gap' } }
    await entry.update({ entryId: 'other' }, { ...held, fields })
    const { code, message } = await space.run(rollback)
    expect(code).toBe('CONFLICT')
    expect(message).toContain('The values of talk.note go with their field. 1 entry: other')
    expect((await space.run(rollback, { overwrite: true })).code).toBeUndefined()
    expect((await space.contents()).model.talk?.fields.note).toBeUndefined()
  })

  test('an app that was installed since stays in the sidebar', async () => {
    space.change("changeField('talk', 'room', { help: 'Where?' })")
    await space.run(apply)
    const { editorInterface } = space.client
    const params = { contentTypeId: 'talk' }
    const sidebar = [{ widgetNamespace: 'app', widgetId: 'our-app', settings: {} }]
    await editorInterface.update(params, { ...(await editorInterface.get(params)), sidebar })
    expect((await space.run(rollback)).code).toBeUndefined()
    expect((await space.contents()).model.talk?.fields.room?.help).toBeUndefined()
    expect((await editorInterface.get(params)).sidebar).toMatchObject([{ widgetId: 'our-app' }])
  })

  test('an editor that the change arranged is arranged as before', async () => {
    const start = await space.contents()
    const sidebar = "[{ widgetNamespace: 'sidebar-builtin', widgetId: 'publication-widget' }]"
    space.change(`changeEditor('talk', { sidebar: ${sidebar} })`)
    await space.run(apply)
    expect((await space.contents()).model.talk?.editor?.sidebar).toHaveLength(1)
    await space.run(rollback)
    expect((await space.contents()).model).toEqual(start.model)
  })

  test('deleted fields come back with the controls that they had', async () => {
    const params = { contentTypeId: 'talk' }
    const { editorInterface } = space.client
    const held = await editorInterface.get(params)
    const settingsOf = (field: string): Record<string, string> =>
      field === 'seats' ? { helpText: 'How many?' } : {}
    const controls = held.controls?.map(({ settings: _, ...control }) =>
      control.fieldId === 'by' ? control : { ...control, settings: settingsOf(control.fieldId) },
    )
    await editorInterface.update(params, { ...held, controls })
    space.change("deleteField('talk', 'by'), deleteField('talk', 'seats')")
    await space.run(apply)
    expect((await space.run(rollback)).message).toBe('')
    expect((await editorInterface.get(params)).controls).toEqual(controls)
  })

  test('removes a new rule before it restores the values that the rule forbids', async () => {
    const start = await space.contents()
    space.change(`
      changeField('talk', 'room', { validations: [{ in: ['Hall'] }], required: true }),
      addField('talk', 'level', { name: 'Level', type: 'Symbol', required: true, widget: 'singleLine' }),
      transformEntries('talk', () => ({ room: 'Hall', level: 'first' })),
      renameField('talk', 'room', 'place'),
      transformEntries('talk', () => ({ place: 'Hall', level: 'second' })),
      changeField('talk', 'level', { validations: [{ in: ['second'] }] })`)
    expect((await space.run(apply)).message).toBe('')
    expect((await space.contents()).entries['short-1']?.published?.fields.place).toEqual({ 'en-US': 'Hall' })
    expect((await space.run(rollback)).message).toBe('')
    expect(await space.contents()).toMatchObject({ model: start.model, entries: start.entries })
  })

  test.each([
    ['a mended value', "transformEntries('talk', () => ({ room: 'Hall' }))"],
    ['a deleted field', "deleteField('talk', 'by')"],
    ['deleted entries', "deleteEntries('talk', ({ id }) => id === 'other')"],
    [
      'a rule that went',
      "changeField('talk', 'room', { required: true }), transformEntries('talk', () => ({ room: 'Hall' }))",
    ],
  ])('%s comes back although published values broke an older rule', async (_, steps) => {
    space.change("changeField('talk', 'room', { validations: [{ in: ['Hall'] }] })")
    await space.run(apply)
    const start = await space.contents()
    space.writeChange('0003-mend', `[${steps}]`)
    expect((await space.run(apply)).message).toBe('')
    expect((await space.run(rollback)).message).toBe('')
    expect(await space.contents()).toMatchObject({ model: start.model, entries: start.entries })
  })

  test('values that were unique later than they were alike are named, and stay', async () => {
    space.change("changeField('talk', 'room', { validations: [{ unique: true }] })")
    space.writeChange('0003-mend', "[transformEntries('talk', ({ id }) => ({ room: id }))]")
    expect((await space.run(apply)).message).toBe('')
    const { code, message, writes } = await space.run(rollback)
    expect(code).toBe('UNPUBLISHABLE')
    expect(message).toContain(
      'The way back of 0003-mend (undo transform talk) would be refused half-way in events',
    )
    expect(message).toContain('talk.room is not unique to be published: 5 entries')
    expect(message).toContain('or write a new change that undoes it')
    expect(writes()).toEqual([])
  })

  test('to a change that the space does not have is refused, with those that it has', async () => {
    space.change(shout)
    await space.run(apply)
    for (const to of ['0002-chang', '0000', '0009-later']) {
      const { code, message, writes } = await space.run(rollback, { to })
      expect(code).toBe('USAGE')
      expect(message).toBe(`No space has a change ${to} to take back: name one of 0001-before, 0002-change.`)
      expect(writes()).toEqual([])
    }
    expect((await space.run(rollback, { to: '0002' })).said.out).toContain('events: 1 taken back')
    expect((await space.run(rollback, { to: '0002-change' })).result).toBe(0)
    expect((await space.run(rollback, { to: '0001-before' })).code).not.toBe('USAGE')
  })

  test('asks first, and writes nothing without a yes', async () => {
    space.change(shout)
    await space.run(apply)
    const { writes } = await space.run(rollback, { yes: false }, { confirm: async () => false })
    expect(writes()).toEqual([])
  })

  test('says why a change of before cannot be taken back', async () => {
    const client = space.client
    const [first] = await readJournal(client)
    if (!first) throw new Error('nothing was applied')
    const { parts: _, sum: __, stage: ___, ...ofBefore } = first
    await writeJournal(client, ofBefore)
    expect((await space.run(apply)).said.out).toContain('events: up to date (1 applied)')
    expect((await space.run(rollback)).message).toMatch(
      /^0001-before cannot be rolled back: the space keeps no plan of it/,
    )
  })
})
