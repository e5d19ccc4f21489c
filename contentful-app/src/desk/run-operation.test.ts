import { contentTypeFor } from '@association/content/content-types'
import type { EntryId } from '@association/content/preview/operations.ts'
import type { EntryProps } from 'contentful-management'
import { expect, test } from 'vitest'
import { idsIn, linkTo } from '../contentful/link-list.ts'
import type { Session } from '../contentful/session.ts'
import type { FieldValue } from '../entry/field-value.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { DeskError } from './desk.ts'
import { operationRunner } from './run-operation.ts'
import type { UndoStep } from './undo/history.ts'

const space = 'association' as const
const links = (...ids: string[]) => ids.map((id) => linkTo('Entry', id))
const storedAs = (id: string, type: string, fields: EntryProps['fields']) =>
  ({ sys: { id, version: 1, contentType: { sys: { id: type } } }, fields }) as unknown as EntryProps
const entryOf = (id: string, type: string, fields: Record<string, unknown>) =>
  storedAs(
    id,
    type,
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }])),
  )

function start() {
  const values: Record<string, Record<string, unknown>> = {
    band: { internalName: 'Band', elements: links('hero', 'quote') },
    hero: { internalName: 'Hero', attribution: 'Ann' },
    quote: { internalName: 'Quote' },
  }
  const types: Record<string, string> = { band: 'section', hero: 'quoteBlock', quote: 'quoteBlock' }
  const locked = new Set<string>()
  const extra = new Map<string, EntryProps>()
  const steps: UndoStep[] = []
  const created: EntryProps[] = []
  let isDown = false
  const typeOf = ({ entry }: EntryId) =>
    contentTypeFor(types[entry] ?? extra.get(entry)?.sys.contentType.sys.id ?? '')
  const fieldOf = (entry: string, id: string) =>
    ({
      ...{ id, label: id, isDisabled: () => locked.has(entry) },
      get: () => values[entry]?.[id],
      replace(value: unknown) {
        values[entry] = { ...values[entry], [id]: value }
      },
    }) as unknown as FieldValue
  const open = async ({ entry }: EntryId) =>
    ({
      fields: ['elements', 'attribution'].map((id) => fieldOf(entry, id)),
      values: () => values[entry],
      flush() {},
    }) as unknown as OpenEntry
  const answered = async <T>(task: () => T) => {
    if (isDown) throw new Error('down')
    return task()
  }
  const cma = {
    entry: {
      get: ({ entryId }: { entryId: string }) =>
        answered(() =>
          storedAs(entryId, types[entryId] ?? '', {
            internalName: { 'en-US': 'Hero' },
            attribution: { 'en-US': 'Stored', de: 'Gespeichert' },
          }),
        ),
      create: (_: unknown, { fields }: EntryProps) =>
        answered(() => {
          const copy = { ...entryOf('copy', 'quoteBlock', {}), fields }
          created.push(copy)
          return copy
        }),
      getMany: () => answered(() => ({ items: [entryOf('new', 'quoteBlock', { internalName: 'New' })] })),
    },
  }
  const session = {
    sdk: { cma, locales: { default: 'en-US' } },
    here: { space, spaceId: 's', environment: 'master' },
  } as unknown as Session
  const run = operationRunner({
    ...{ session, open, extra },
    undo: { record: (step: UndoStep) => steps.push(step) } as unknown as Parameters<
      typeof operationRunner
    >[0]['undo'],
    world: {
      typeOf,
      titleOf: ({ entry }) => entry.toUpperCase(),
      valueOf: ({ entry, field }) => values[entry]?.[field],
      holds: () => false,
    },
  })
  const elements = () => idsIn(values.band?.elements)
  const stop = () => {
    isDown = true
  }
  const empty = (entry: string, field: string) => {
    values[entry] = { ...values[entry], [field]: undefined }
  }
  return { run, elements, steps, created, locked, stop, empty }
}
const at = (index: number) => ({ space, entry: 'band', field: 'elements', index })

test('moves a block, says so, and records one step', async () => {
  const { run, elements, steps } = start()
  expect(await run({ do: 'move', from: at(0), to: at(2) })).toBe('Moved “HERO” after “QUOTE”, 2 of 2.')
  expect(elements()).toEqual(['quote', 'hero'])
  expect(steps).toMatchObject([{ said: 'Moved “HERO” after “QUOTE”, 2 of 2', changes: [{ entry: 'band' }] }])
})

test('reads the types of new blocks before it inserts them', async () => {
  const { run, elements } = start()
  await run({ do: 'insert', at: at(1), blocks: ['new'] })
  expect(elements()).toEqual(['hero', 'new', 'quote'])
})

test('a copy has the typed values and comes after its original', async () => {
  const { run, elements, created } = start()
  expect(await run({ do: 'duplicate', at: at(0) })).toMatch(/^Duplicated as “COPY”/)
  expect(elements()).toEqual(['hero', 'copy', 'quote'])
  expect(created[0]?.fields).toMatchObject({
    internalName: { 'en-US': 'Hero (copy)' },
    attribution: { 'en-US': 'Ann', de: 'Gespeichert' },
  })
})

test('a copy has no value where the editor removed it', async () => {
  const { run, created, empty } = start()
  empty('hero', 'attribution')
  await run({ do: 'duplicate', at: at(0) })
  expect(created[0]?.fields.attribution).toEqual({ de: 'Gespeichert' })
})

test.each([
  ['a block that is gone', { do: 'duplicate', at: at(7) }, 'The page has changed since then. Try again.'],
  ['a place that is gone', { do: 'remove', at: at(7) }, /\.$/],
] as const)('refuses %s and changes nothing', async (_, operation, reason) => {
  const { run, elements, steps, created } = start()
  const done = run(operation)
  await expect(done).rejects.toThrow(reason)
  await expect(done).rejects.toBeInstanceOf(DeskError)
  expect([elements(), steps, created]).toEqual([['hero', 'quote'], [], []])
})

test('refuses a field that the role may not change, and changes nothing', async () => {
  const { run, elements, steps, locked } = start()
  locked.add('band')
  await expect(run({ do: 'remove', at: at(0) })).rejects.toThrow('Your role may not change “elements”.')
  expect([elements(), steps]).toEqual([['hero', 'quote'], []])
})

test.each([
  [{ do: 'insert', at: at(0), blocks: ['new'] }, 'Contentful does not answer. Try again in a moment.'],
  [{ do: 'duplicate', at: at(0) }, /^Contentful did not make the copy/],
] as const)('changes nothing while Contentful is down: %j', async (operation, reason) => {
  const { run, elements, steps, stop } = start()
  stop()
  await expect(run(operation)).rejects.toThrow(reason)
  expect([elements(), steps]).toEqual([['hero', 'quote'], []])
})
