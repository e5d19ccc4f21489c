import { afterAll, beforeAll, expect, test } from 'vitest'
import { scope, startSpace, until } from '../../testing/space.ts'
import { entryGateway } from './entry-gateway.ts'
import { createEntrySession } from './entry-session.ts'
import type { SessionEvent } from './session-state.ts'

type Space = Awaited<ReturnType<typeof startSpace>>
let space: Space
beforeAll(async () => {
  space = await startSpace()
})
afterAll(() => space.close())

let count = 0
async function open(fields: Record<string, unknown> = { name: 'A quote', by: 'Somebody' }) {
  count += 1
  const entryId = `entry-${count}`
  const { cma } = space.clients
  const entry = await space.create(entryId, 'quote', fields)
  const contentType = await cma.contentType.get({ ...scope, contentTypeId: 'quote' })
  const gateway = entryGateway(space.clients, { ...scope, entryId })
  const session = createEntrySession({ entry, contentType, gateway, delayMs: 15 })
  const type = (field: string, value: unknown) => session.setValue({ field, locale: 'en-US', value })
  const stored = () => cma.entry.get({ ...scope, entryId })
  const elsewhere = async (field: string, value: unknown) => {
    const now = await stored()
    await cma.entry.update(
      { ...scope, entryId },
      { ...now, fields: { ...now.fields, [field]: { 'en-US': value } } },
    )
  }
  return { session, type, stored, elsewhere }
}
const isSaved = ({ session }: Awaited<ReturnType<typeof open>>) =>
  until(() => session.state().phase === 'saved', 'it is saved')

test('saves typed text once, after a pause', async () => {
  const opened = await open()
  for (const text of ['A', 'AB', 'ABC']) opened.type('by', text)
  expect(opened.session.state()).toMatchObject({ phase: 'unsaved', fields: { by: { 'en-US': 'ABC' } } })
  await isSaved(opened)
  const { sys, fields } = await opened.stored()
  expect([sys.version, fields.by]).toEqual([2, { 'en-US': 'ABC' }])
})

test('keeps text that is typed during a save, and saves it next', async () => {
  const opened = await open()
  opened.type('by', 'first')
  const saving = opened.session.save()
  opened.type('by', 'second')
  await saving
  expect(opened.session.state().fields.by).toEqual({ 'en-US': 'second' })
  await isSaved(opened)
  expect((await opened.stored()).fields.by).toEqual({ 'en-US': 'second' })
})

test('a field that is emptied is gone', async () => {
  const opened = await open()
  opened.type('by', undefined)
  await isSaved(opened)
  expect((await opened.stored()).fields.by).toBeUndefined()
})

test('changes to different fields come together', async () => {
  const opened = await open()
  await opened.elsewhere('width', 7)
  opened.type('by', 'Me')
  await isSaved(opened)
  expect((await opened.stored()).fields).toMatchObject({ by: { 'en-US': 'Me' }, width: { 'en-US': 7 } })
  expect(opened.session.state().fields.width).toEqual({ 'en-US': 7 })
})

test.each([
  ['mine', 'Me'],
  ['theirs', 'They'],
] as const)('a field that was changed twice waits for a decision: %s', async (choice, kept) => {
  const opened = await open()
  await opened.elsewhere('by', 'They')
  opened.type('by', 'Me')
  await until(() => opened.session.state().conflict, 'the conflict shows')
  expect(opened.session.state().conflict?.fields).toEqual(['by'])
  await opened.session.settle(choice)
  expect(opened.session.state().fields.by).toEqual({ 'en-US': kept })
  expect((await opened.stored()).fields.by).toEqual({ 'en-US': kept })
})

test('a refused value is named at its field, until it changes', async () => {
  const opened = await open()
  opened.type('width', 12)
  await opened.session.save()
  expect(await opened.session.run('publish')).toBe(false)
  expect(opened.session.state().problem?.fields).toEqual([
    { field: 'width', locale: 'en-US', message: 'This number must be between 1 and 9.' },
  ])
  opened.type('width', 3)
  expect(opened.session.state().problem).toBeUndefined()
})

test('publishing saves first, and nothing is left to publish', async () => {
  const opened = await open()
  opened.type('by', 'Published')
  expect(await opened.session.run('publish')).toBe(true)
  const { sys, fields } = await opened.stored()
  expect(fields.by).toEqual({ 'en-US': 'Published' })
  expect(sys.version).toBe((sys.publishedVersion ?? 0) + 1)
})

test('a published entry can be archived and deleted only after it is unpublished', async () => {
  const opened = await open()
  for (const transition of ['publish', 'unpublish', 'archive', 'unarchive'] as const)
    expect(await opened.session.run(transition), transition).toBe(true)
  expect(await opened.session.run('publish')).toBe(true)
  expect(await opened.session.run('delete')).toBe(true)
  expect(opened.session.state().phase).toBe('deleted')
  await expect(opened.stored()).rejects.toMatchObject({ name: 'NotFound' })
})

test('notifies observers of each value and each save', async () => {
  const opened = await open()
  const events: SessionEvent['kind'][] = []
  opened.session.observe((event) => events.push(event.kind))
  opened.type('by', 'x')
  await opened.session.save()
  expect(events).toEqual(['value', 'sys', 'saved'])
})

test('keeps input while the service does not respond, and saves it afterwards', async () => {
  const entry = await space.create('unanswered', 'quote', { name: 'A quote', by: 'Somebody' })
  const { cma } = space.clients
  const contentType = await cma.contentType.get({ ...scope, contentTypeId: 'quote' })
  const real = entryGateway(space.clients, { ...scope, entryId: 'unanswered' })
  let isDown = true
  const gateway = {
    ...real,
    save: (entry: Parameters<typeof real.save>[0]) =>
      isDown ? Promise.reject(new Error('Network Error')) : real.save(entry),
  }
  const session = createEntrySession({ entry, contentType, gateway, delayMs: 5, retryMs: 10 })
  session.setValue({ field: 'by', locale: 'en-US', value: 'Me' })
  await until(() => session.state().phase === 'failed', 'saving failed')
  expect(session.state().problem?.message).toBe('Contentful does not answer.')
  isDown = false
  await until(() => session.state().phase === 'saved', 'it is saved')
  expect(session.state()).toMatchObject({ fields: { by: { 'en-US': 'Me' } }, problem: undefined })
})
