import { afterEach, expect, test, vi } from 'vitest'
import type { FieldValue } from './field-value.ts'
import { issueBoard } from './issue-board.ts'
import { hearAllFields, type QuietFields, quietFields } from './quiet-fields.ts'

const frames: QuietFields[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
})
const frame = () => {
  const quiet = quietFields()
  frames.push(quiet)
  return quiet
}

const space = 'association'
const refOf = (field: string, entry = 'e1') => ({ space, entry, field }) as const
const entryWith = (values: Record<string, unknown>, isNew = true, id = 'e1') => ({
  ...({ space, id, isNew: () => isNew } as const),
  fields: Object.entries(values).map(
    ([field, value]) => ({ id: field, get: () => value }) as unknown as FieldValue,
  ),
})
const empty = { title: undefined, titleColor: undefined, path: '/given' }
const missing = (field: string) => ({ rule: 'required', severity: 'error' as const, field, message: 'm' })

test('the empty fields of a new entry are quiet until each is left', () => {
  const quiet = frame()
  quiet.begin(entryWith(empty))
  expect(['title', 'titleColor', 'path'].map((field) => quiet.isQuiet(refOf(field)))).toEqual([
    true,
    true,
    false,
  ])
  quiet.left(refOf('title'))
  expect(['title', 'titleColor'].map((field) => quiet.isQuiet(refOf(field)))).toEqual([false, true])
})

test('an entry that was saved and is opened again shows everything', () => {
  const quiet = frame()
  quiet.begin(entryWith(empty))
  quiet.begin(entryWith(empty, true, 'e12'))
  quiet.begin(entryWith(empty, false))
  expect(quiet.isQuiet(refOf('title'))).toBe(false)
  expect(quiet.isQuiet(refOf('title', 'e12'))).toBe(true)
})

test('the sidebar learns which field the editor left, and a release attempt clears both frames', async () => {
  const [editor, sidebar] = [frame(), frame()]
  for (const each of [editor, sidebar]) each.begin(entryWith(empty))
  editor.left(refOf('title'))
  await vi.waitFor(() => expect(sidebar.isQuiet(refOf('title'))).toBe(false))
  expect(sidebar.isQuiet(refOf('titleColor'))).toBe(true)
  hearAllFields()
  await vi.waitFor(() => expect([editor, sidebar].map(({ state }) => state().size)).toEqual([0, 0]))
})

test('a board withholds the issues of a quiet field until the editor leaves the field', () => {
  const quiet = frame()
  quiet.begin(entryWith(empty))
  const board = issueBoard((field) => quiet.isQuiet(refOf(field)))
  quiet.subscribe(board.refresh)
  board.replace([missing('title'), missing('path')])
  expect([board.all(), board.withheld()]).toEqual([[missing('path')], [missing('title')]])
  expect(board.of('title')).toEqual([])
  quiet.left(refOf('title'))
  expect([board.of('title'), board.withheld()]).toEqual([[missing('title')], []])
})

test('text that is no value is shown at once', () => {
  const board = issueBoard(() => true)
  board.note('title', 'This is no number.')
  expect(board.of('title')).toHaveLength(1)
})
