import type { EntryAPI } from '@contentful/app-sdk'
import { expect, test } from 'vitest'
import { quietStorage } from '../base/storage/quiet-storage.ts'
import { fakeStorage } from '../base/storage/testing/fake-storage.ts'
import { draftStore } from './drafts/drafts.ts'
import type { FieldStep } from './field-value.ts'
import { openEntry } from './open-entry.ts'

/** The SDK calls every listener at once with the current value. */
function sdkEntry(values: Record<string, unknown>, contentType = 'quoteBlock') {
  const stored: Record<string, unknown> = { ...values }
  const listeners = new Map<string, (value: unknown) => void>()
  const refusing = new Set<string>()
  const field = (id: string) => ({
    id,
    getValue: () => stored[id],
    async setValue(value: unknown) {
      if (refusing.has(id)) throw new Error('refused')
      Object.assign(stored, { [id]: value })
    },
    removeValue: async () => void delete stored[id],
    onValueChanged(listener: (value: unknown) => void) {
      listeners.set(id, listener)
      listener(stored[id])
      return () => {}
    },
    onIsDisabledChanged: (listener: (isDisabled: boolean) => void) => {
      listener(false)
      return () => {}
    },
  })
  const ids = ['internalName', 'quote', 'attribution', 'notOfOurModel']
  const entry = {
    getSys: () => ({ id: 'q1', contentType: { sys: { id: contentType } } }),
    fields: Object.fromEntries(ids.map((id) => [id, field(id)])),
  }
  const fromElsewhere = (id: string, value: unknown) => listeners.get(id)?.(value)
  return { entry: entry as unknown as Pick<EntryAPI, 'getSys' | 'fields'>, stored, refusing, fromElsewhere }
}

const place = { user: 'ann', space: 'aaa', environment: 'master', entry: 'q1', locale: 'en-US' }

function keptIn(browser: Storage) {
  const storage = quietStorage(() => browser)
  return {
    drafts: draftStore({ storage, place, writer: crypto.randomUUID() }),
    commit: async () => {},
  }
}

function open(values: Record<string, unknown>, browser = fakeStorage()) {
  const host = sdkEntry(values)
  const steps: FieldStep[] = []
  const acted = (step: FieldStep) => steps.push(step)
  const entry = openEntry(host.entry, { space: 'association', acted, keep: keptIn(browser) })
  if (!entry) throw new Error('The entry did not open.')
  const patches: Record<string, unknown>[] = []
  entry.onChange((patch) => patches.push(patch))
  const field = (id: string) => entry.fields.find((each) => each.id === id)
  return { ...host, entry, patches, steps, field }
}

const arrived = () => new Promise((resolve) => setTimeout(resolve, 10))

test('has the fields that our model and the content type share', () => {
  expect(open({}).entry.fields.map(({ id, label }) => [id, label])).toEqual([
    ['internalName', 'Internal name'],
    ['quote', 'Quote'],
    ['attribution', 'Attribution'],
  ])
})

test('an entry of a foreign type does not open', () => {
  expect(openEntry(sdkEntry({}, 'somethingElse').entry, { space: 'association' })).toBeUndefined()
})

test('a keystroke is known to the preview before Contentful has it', async () => {
  const { field, patches, stored } = open({ attribution: 'Ann' })
  field('attribution')?.set('Anna')
  expect(patches).toEqual([{ attribution: 'Anna' }])
  expect(stored.attribution).toBe('Ann')
  await arrived()
  expect(stored.attribution).toBe('Anna')
})

test('an emptied field is removed', async () => {
  const { field, patches, stored, entry } = open({ attribution: 'Ann' })
  field('attribution')?.set('')
  await arrived()
  expect(patches).toEqual([{ attribution: undefined }])
  expect('attribution' in stored).toBe(false)
  expect(entry.values()).toHaveProperty('attribution', undefined)
})

test('ignores an echo that is older than the input', async () => {
  const { field, fromElsewhere, entry } = open({ attribution: 'A' })
  const seen: unknown[] = []
  field('attribution')?.onOutsideChange((value) => seen.push(value))
  field('attribution')?.set('Ann')
  fromElsewhere('attribution', 'An')
  expect([entry.values().attribution, seen]).toEqual(['Ann', []])
  await arrived()
  fromElsewhere('attribution', 'Ann')
  expect(seen).toEqual([])
})

test('what someone else wrote reaches the editor and the preview', () => {
  const { field, fromElsewhere, patches } = open({ attribution: 'Ann' })
  const seen: unknown[] = []
  field('attribution')?.onOutsideChange((value) => seen.push(value))
  fromElsewhere('attribution', 'Bea')
  expect([seen, patches]).toEqual([['Bea'], [{ attribution: 'Bea' }]])
})

test('held text is offered to the next editor, which shows it as if it were typed', () => {
  const browser = fakeStorage()
  open({ attribution: 'Ann' }, browser).field('attribution')?.hold('An')
  const { field } = open({ attribution: 'Ann' }, browser)
  const shown: string[] = []
  field('attribution')?.onText((text) => shown.push(text))
  field('attribution')?.draft.restore()
  expect([shown, field('attribution')?.draft.state().offer]).toEqual([['An'], undefined])
})

test('a value that was on its way is restored, saved and can be undone', async () => {
  const browser = fakeStorage()
  const before = open({ attribution: 'Ann' }, browser)
  before.field('attribution')?.set('Anna')
  before.entry.flush()
  const { field, steps, stored, patches } = open({ attribution: 'Ann' }, browser)
  field('attribution')?.draft.restore()
  expect(patches).toEqual([{ attribution: 'Anna' }])
  await arrived()
  expect(stored.attribution).toBe('Anna')
  expect(steps).toMatchObject([{ field: 'attribution', before: 'Ann', after: 'Anna' }])
})

test('held text is not overwritten by a value of another person, which shows once the text is discarded', () => {
  const { field, fromElsewhere } = open({ attribution: 'Ann' })
  const seen: unknown[] = []
  field('attribution')?.onOutsideChange((value) => seen.push(value))
  field('attribution')?.hold('An')
  fromElsewhere('attribution', 'Bea')
  expect([seen, field('attribution')?.draft.state()]).toMatchObject([[], { own: 'held', isChanged: true }])
  field('attribution')?.draft.discardHeld()
  expect([seen, field('attribution')?.draft.state().own]).toEqual([['Bea'], 'none'])
})

test('text that becomes a value again is no draft any more', () => {
  const { field } = open({ attribution: 'Ann' })
  field('attribution')?.hold('An')
  field('attribution')?.set('Ann')
  expect(field('attribution')?.draft.state().own).toBe('none')
})

test('held text that is discarded leaves a value that Contentful refuses, which stays a draft', async () => {
  const browser = fakeStorage()
  const { field, refusing, entry } = open({ attribution: 'Ann' }, browser)
  refusing.add('attribution')
  field('attribution')?.set('Anna')
  await arrived()
  field('attribution')?.hold('half')
  field('attribution')?.draft.discardHeld()
  expect(field('attribution')?.get()).toBe('Anna')
  entry.flush()
  const next = open({ attribution: 'Ann' }, browser)
  expect(next.field('attribution')?.draft.state().offer?.input).toEqual({ value: 'Anna' })
})

test('typed keys are one step of undo, which ends before an action', () => {
  const { field, steps } = open({ attribution: 'A' })
  field('attribution')?.set('An')
  field('attribution')?.set('Ann')
  field('attribution')?.act('Bea', 'Chose Attribution')
  expect(steps.map(({ said, before, after }) => [said, before, after])).toEqual([
    ['Typed in Attribution', 'A', 'Ann'],
    ['Chose Attribution', 'Ann', 'Bea'],
  ])
})
