import { expect, test } from 'vitest'
import { boundedShelf } from './bounded-shelf.ts'
import { quietStorage } from './quiet-storage.ts'
import { fakeStorage } from './testing/fake-storage.ts'
import { openUndo } from './undo.ts'

const limits = { items: 5, itemLength: 400, totalLength: 2000, ageMs: 1000 }

/** A tab in which the editor of one entry is opened again and again. */
function tab(storage = fakeStorage()) {
  const values = new Map<string, unknown>()
  let isDisabled = false
  const field = (id: string) => ({
    id,
    label: id,
    get: () => values.get(id),
    replace: (value: unknown) => void values.set(id, value ?? undefined),
    isDisabled: () => isDisabled,
    draft: { state: () => ({ own: 'none' as const }) },
  })
  const open = () => {
    const shelf = boundedShelf({ storage: quietStorage(() => storage), prefix: 'undo:', limits })
    return openUndo({ kept: { shelf, key: 'entry' }, fields: [field('links'), field('flag')] })
  }
  const act = (undo: ReturnType<typeof open>, id: string, after: unknown) => {
    const before = values.get(id) ?? null
    values.set(id, after)
    undo.record({ field: id, before, after: after ?? null, said: `Set ${id} to ${after}` })
  }
  const disable = () => {
    isDisabled = true
  }
  return { values, open, act, disable }
}

test('an action is taken back and repeated', () => {
  const { values, open, act } = tab()
  const undo = open()
  act(undo, 'flag', true)
  expect(undo.state()).toEqual({
    undoable: 'Set flag to true',
    redoable: undefined,
    said: 'Set flag to true.',
  })
  expect([undo.undo(), values.get('flag')]).toEqual(['flag', undefined])
  expect(undo.state()).toMatchObject({ undoable: undefined, said: 'Undone: Set flag to true.' })
  expect([undo.redo(), values.get('flag')]).toEqual(['flag', true])
})

test('the editor that opens later takes it back', () => {
  const { values, open, act } = tab()
  act(open(), 'links', ['a'])
  const later = open()
  expect([later.undo(), values.get('links')]).toEqual(['links', undefined])
  expect(open().state().undoable).toBeUndefined()
})

test('a value that was changed since stays, and the step is forgotten', () => {
  const { values, open, act } = tab()
  const undo = open()
  act(undo, 'links', ['a'])
  act(undo, 'flag', true)
  values.set('flag', false)
  expect([undo.undo(), values.get('flag')]).toEqual([undefined, false])
  expect(undo.state()).toEqual({
    undoable: 'Set links to a',
    redoable: undefined,
    said: 'Not undone: Set flag to true. The field has changed since then.',
  })
})

test('a field that may not be written stays', () => {
  const { values, open, act, disable } = tab()
  const undo = open()
  act(undo, 'flag', true)
  disable()
  expect([undo.undo(), values.get('flag')]).toEqual([undefined, true])
})

test('the oldest steps give way where there is no room', () => {
  const { open, act } = tab()
  const undo = open()
  for (const index of [1, 2, 3, 4, 5, 6, 7, 8]) act(undo, 'flag', index)
  const kept = open()
  let count = 0
  while (kept.undo()) count += 1
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(8)
})

test('without storage, actions are taken back as long as the editor is open', () => {
  const { values, open, act } = tab(fakeStorage({ capacity: 0 }))
  const undo = open()
  act(undo, 'flag', true)
  expect([undo.undo(), values.get('flag')]).toEqual(['flag', undefined])
})
