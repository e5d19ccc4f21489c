import type { EntryProps } from 'contentful-management'
import { expect, test } from 'vitest'
import { recordStore } from './record-store.ts'
import type { Session } from './session.ts'

class TestError extends Error {}
const words = { many: 'notes', missing: 'The note is gone.' }

function start(refusal?: unknown) {
  const stored = new Map<string, EntryProps>()
  const queries: unknown[] = []
  const answer = async <T>(task: () => T) => {
    if (refusal) throw refusal
    return task()
  }
  const entry = {
    getMany: ({ query }: { query: unknown }) =>
      answer(() => {
        queries.push(query)
        return { items: [...stored.values()], total: stored.size }
      }),
    get: ({ entryId }: { entryId: string }) => answer(() => structuredClone(stored.get(entryId))),
    create: (_: unknown, { fields }: EntryProps) =>
      answer(() => {
        const created = { sys: { id: `r${stored.size}` }, fields } as unknown as EntryProps
        stored.set(created.sys.id, created)
        return created
      }),
    update: ({ entryId }: { entryId: string }, next: EntryProps) => answer(() => stored.set(entryId, next)),
    delete: ({ entryId }: { entryId: string }) => answer(() => stored.delete(entryId)),
  }
  const session = {
    sdk: { cma: { entry }, locales: { default: 'en-US' } },
    here: { space: 'association', spaceId: 's', environment: 'master' },
  } as unknown as Session
  return {
    records: recordStore(session, { space: 'association', words, Failure: TestError }),
    stored,
    queries,
  }
}

const note = { title: 'One', record: { text: 'a' } }

test('stores a record of a kind, changes a part of it, and deletes it', async () => {
  const { records, stored } = start()
  const { sys } = await records.create('pattern', note)
  expect(stored.get(sys.id)?.fields).toEqual({
    title: { 'en-US': 'One' },
    kind: { 'en-US': 'pattern' },
    record: { 'en-US': { text: 'a' } },
  })
  await records.change(sys.id, (entry) => ({ title: `${entry.fields.title?.['en-US']} and two` }))
  expect(stored.get(sys.id)?.fields).toMatchObject({
    title: { 'en-US': 'One and two' },
    record: { 'en-US': { text: 'a' } },
  })
  await records.delete(sys.id)
  expect(stored.size).toBe(0)
})

test('lists the records of one kind only', async () => {
  const { records, queries } = start()
  await records.create('share', note)
  expect((await records.list({ kind: 'share', order: '-sys.createdAt', limit: 5 })).total).toBe(1)
  expect(queries).toEqual([
    { content_type: 'deskRecord', 'fields.kind': 'share', order: '-sys.createdAt', limit: 5 },
  ])
})

test.each([
  [{ status: 400 }, /cannot keep notes yet/],
  [{ code: 'InvalidQuery' }, /cannot keep notes yet/],
  [{ code: 'AccessDenied' }, /permission to read or change notes/],
  [{ code: 'NotFound' }, /^The note is gone\.$/],
  [new TypeError('Failed to fetch'), /nothing was changed/],
])('says in the words of its records why it failed: %j', async (refusal, said) => {
  const { records } = start(refusal)
  const failed = records.delete('r0')
  await expect(failed).rejects.toThrow(said)
  await expect(failed).rejects.toBeInstanceOf(TestError)
})

test('what cannot be discarded fails nothing', async () => {
  await expect(start({ code: 'AccessDenied' }).records.discard(['r0'])).resolves.toBeUndefined()
})
