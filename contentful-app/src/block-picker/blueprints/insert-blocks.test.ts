import { expect, test } from 'vitest'
import type { Desk } from '../../desk/desk.ts'
import type { Blueprint } from './blueprint.ts'
import { insertBlueprint } from './insert-blocks.ts'

const at = { space: 'association', entry: 'home', field: 'sections', index: 0 } as const
const blueprint: Blueprint = {
  roots: ['band'],
  entries: [
    { id: 'title', type: 'title', fields: { text: 'Hello' } },
    { id: 'band', type: 'section', fields: {} },
  ],
}

test('when the page cannot take the blocks, all their drafts are deleted, also the inner ones', async () => {
  const created: string[] = []
  const deleted: string[] = []
  const entry = {
    createWithId: async ({ entryId }: { entryId: string }) => void created.push(entryId),
    delete: async ({ entryId }: { entryId: string }) => void deleted.push(entryId),
  }
  const sdk = { cma: { entry }, locales: { default: 'en-US' } }
  const session = { sdk, here: { space: 'association' }, spaces: {}, installation: {} }
  const run = async () => Promise.reject(new Error('The list is full.'))
  const desk = { session, run } as unknown as Desk
  await expect(insertBlueprint(desk, { at, blueprint })).rejects.toThrow('The list is full.')
  expect(created).toHaveLength(2)
  expect(deleted.toSorted()).toEqual(created.toSorted())
})
