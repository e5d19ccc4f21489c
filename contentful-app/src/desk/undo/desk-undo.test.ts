import { expect, test } from 'vitest'
import { boundedShelf } from '../../base/storage/bounded-shelf.ts'
import { quietStorage } from '../../base/storage/quiet-storage.ts'
import { fakeStorage } from '../../base/storage/testing/fake-storage.ts'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { FieldValue } from '../../entry/field-value.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { deskUndo } from './desk-undo.ts'

const limits = { items: 5, itemLength: 1200, totalLength: 4000, ageMs: 1000 }
type Set = { entry: string; field: string; after: unknown }

function tab(storage = fakeStorage()) {
  const values = new Map<string, unknown>()
  const [disabled, closed] = [new Set<string>(), new Set<string>()]
  const fieldOf = (entry: string, id: string) =>
    ({
      ...{ id, label: id, isDisabled: () => disabled.has(entry), draft: { state: () => ({ own: 'none' }) } },
      get: () => values.get(`${entry}/${id}`),
      replace: (value: unknown) => void values.set(`${entry}/${id}`, value ?? undefined),
    }) as unknown as FieldValue
  const open = () => {
    const shelf = boundedShelf({ storage: quietStorage(() => storage), prefix: 'undo:', limits })
    return deskUndo({
      kept: { shelf, key: 'entry' },
      rest() {},
      async open({ entry }: EntryRef) {
        if (closed.has(entry)) throw new Error('closed')
        return { fields: ['links', 'flag'].map((id) => fieldOf(entry, id)) } as unknown as OpenEntry
      },
    })
  }
  function act(undo: ReturnType<typeof open>, ...sets: Set[]) {
    const changes = sets.map(({ entry, field, after }) => {
      const before = values.get(`${entry}/${field}`) ?? null
      values.set(`${entry}/${field}`, after)
      return { space: 'association' as const, entry, field, before, after: after ?? null }
    })
    undo.record({ said: `Set ${sets.map(({ field, after }) => `${field} to ${after}`)}`, changes })
  }
  return { values, open, act, disabled, closed }
}

test('undoes and redoes an action', async () => {
  const { values, open, act } = tab()
  const undo = open()
  act(undo, { entry: 'a', field: 'flag', after: true })
  expect(undo.state()).toEqual({
    undoable: 'Set flag to true',
    redoable: undefined,
    said: 'Set flag to true.',
  })
  expect(await undo.undo()).toMatchObject({ entry: 'a', field: 'flag' })
  expect([values.get('a/flag'), undo.state().said]).toEqual([undefined, 'Undone: Set flag to true.'])
  await undo.redo()
  expect(values.get('a/flag')).toBe(true)
})

test('undoes a step between two entries as one', async () => {
  const { values, open, act } = tab()
  values.set('a/links', ['x'])
  const undo = open()
  act(undo, { entry: 'b', field: 'links', after: ['x'] }, { entry: 'a', field: 'links', after: undefined })
  await undo.undo()
  expect([values.get('a/links'), values.get('b/links'), undo.state().undoable]).toEqual([
    ['x'],
    undefined,
    undefined,
  ])
})

test('does not undo a step if one of its fields has changed since', async () => {
  const { values, open, act } = tab()
  values.set('a/links', ['x'])
  const undo = open()
  act(undo, { entry: 'b', field: 'links', after: ['x'] }, { entry: 'a', field: 'links', after: undefined })
  values.set('a/links', ['y'])
  expect(await undo.undo()).toBeUndefined()
  expect([values.get('a/links'), values.get('b/links')]).toEqual([['y'], ['x']])
  expect(undo.state().said).toContain('The field has changed since then.')
})

test('the desk that opens later takes it back', async () => {
  const { values, open, act } = tab()
  act(open(), { entry: 'b', field: 'links', after: ['a'] })
  const later = open()
  await later.undo()
  expect([values.get('b/links'), open().state().undoable]).toEqual([undefined, undefined])
})

test('two quick undos are two steps', async () => {
  const { values, open, act } = tab()
  const undo = open()
  act(undo, { entry: 'a', field: 'flag', after: 1 })
  act(undo, { entry: 'a', field: 'flag', after: 2 })
  await Promise.all([undo.undo(), undo.undo()])
  expect(values.get('a/flag')).toBeUndefined()
})

test.each(['disabled', 'closed'] as const)('an entry that is %s stays', async (reason) => {
  const { values, open, act, ...sets } = tab()
  const undo = open()
  act(undo, { entry: 'a', field: 'flag', after: true })
  sets[reason].add('a')
  expect([await undo.undo(), values.get('a/flag')]).toEqual([undefined, true])
})

test('a part of the app takes back its own kind of step', async () => {
  const { open } = tab()
  const undo = open()
  const done: unknown[] = []
  const handled = async (data: unknown) => {
    done.push(data)
    return true
  }
  undo.handle('release', { undo: handled, redo: handled })
  undo.record({ said: 'Published 3 blocks', kind: 'release', data: { ids: [1] } })
  await undo.undo()
  expect([done, undo.state().redoable]).toEqual([[{ ids: [1] }], 'Published 3 blocks'])
})

test('keeps an edit that is made during an undo, and can undo that edit', async () => {
  const { values, open, act } = tab()
  const undo = open()
  undo.handle('release', {
    redo: async () => true,
    async undo() {
      act(undo, { entry: 'a', field: 'flag', after: true })
      return true
    },
  })
  undo.record({ said: 'Published 3 blocks', kind: 'release', data: {} })
  await undo.undo()
  expect(undo.state()).toMatchObject({ undoable: 'Set flag to true', redoable: 'Published 3 blocks' })
  await undo.undo()
  expect([values.get('a/flag'), undo.state().undoable]).toEqual([undefined, undefined])
})

test('the oldest steps give way where there is no room', async () => {
  const { open, act } = tab()
  const undo = open()
  for (let index = 0; index < 20; index += 1) act(undo, { entry: 'a', field: 'flag', after: index })
  const kept = open()
  let count = 0
  while (kept.state().undoable) {
    await kept.undo()
    count += 1
  }
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(20)
})

test('undoes actions without storage while the editor is open', async () => {
  const { values, open, act } = tab(fakeStorage({ capacity: 0 }))
  const undo = open()
  act(undo, { entry: 'a', field: 'flag', after: true })
  await undo.undo()
  expect(values.get('a/flag')).toBeUndefined()
})
