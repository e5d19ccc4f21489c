import { isSameValue } from '@association/content/preview/same-value.ts'
import { valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { listeners } from '../base/listeners.ts'
import { isVersionMismatch } from '../contentful/refusal.ts'
import type { EntrySource, FieldApi } from './entry-source.ts'
import {
  type Decision,
  decided,
  type FieldConflict,
  fieldsThatDiffer,
  mergeValues,
  type Values,
} from './merge-values.ts'
import { type Clock, pace } from './pace.ts'

export type StoredEntry = {
  source: EntrySource
  latest(): EntryProps
  /** Resolves once every value is stored. Rejects with ConflictError until a conflict is decided. */
  commit(): Promise<void>
  /** Stores pending values at once, because the editor closes. */
  hurry(): void
  /** Unsaved values win or become a conflict. */
  receive(entry: EntryProps): void
  conflict(): Conflict | undefined
  onState(listener: () => void): () => void
  settle(decision: Decision): Promise<void>
  /** Call it if the editor's role may not edit this entry. */
  disable(): void
}

export type Conflict = { theirs: EntryProps; fields: readonly FieldConflict[] }

export class ConflictError extends Error {
  readonly code = 'CONFLICT'
  override readonly name = 'ConflictError'
}

/** Other people stored a newer version at each try. */
export class ChangingError extends Error {
  readonly code = 'CHANGING'
  override readonly name = 'ChangingError'
}

type Options = {
  entry: EntryProps
  locale: string
  fields: readonly { id: string; isDisabled: boolean }[]
  /** Both reject if Contentful does not answer in time. */
  gateway: { load(): Promise<EntryProps>; update(entry: EntryProps): Promise<EntryProps> }
  clock?: Clock
}

const limits = { gapMs: 2000, tries: 4, sent: 100 } as const

export function storedEntry({ entry, locale, fields, gateway, clock }: Options): StoredEntry {
  let stored = entry
  let mine: Values = valuesOf(entry, locale)
  let conflict: Conflict | undefined
  /** Values of requests without a successful response. Contentful may have stored them. */
  let sentBefore: readonly Values[] = []
  let running: Promise<void> | undefined
  const turns = pace(limits.gapMs, clock)
  const told = new Map(fields.map(({ id }) => [id, listeners<unknown>()]))
  const states = listeners<void>()
  const disabled = listeners<void>()
  let isReadOnly = false

  function adopt(next: EntryProps, values: Values) {
    const changed = fieldsThatDiffer(mine, values)
    stored = next
    mine = values
    conflict = undefined
    sentBefore = []
    for (const field of changed) told.get(field)?.tell(values[field])
    states.tell()
  }
  function versions(theirs: EntryProps) {
    const [before, values] = [valuesOf(stored, locale), valuesOf(theirs, locale)]
    const isOwn = (field: string) => sentBefore.some((sent) => isSameValue(sent[field], values[field]))
    const own = fieldsThatDiffer(before, values).filter(isOwn)
    const base = { ...before, ...Object.fromEntries(own.map((field) => [field, values[field]])) }
    return { base, mine, theirs: values }
  }
  function take(theirs: EntryProps) {
    const merged = mergeValues(versions(theirs))
    if (merged.conflicts.length === 0) return adopt(theirs, merged.values)
    conflict = { theirs, fields: merged.conflicts }
    states.tell()
  }
  /** A field that is edited during a conflict can become disputed too. */
  function dispute(field: string) {
    if (!conflict || conflict.fields.some((known) => known.field === field)) return
    const { theirs } = conflict
    const found = mergeValues(versions(theirs)).conflicts.filter((each) => each.field === field)
    if (found.length === 0) return
    conflict = { theirs, fields: [...conflict.fields, ...found] }
    states.tell()
  }
  async function store() {
    for (let tries = 0; tries < limits.tries; tries += 1) {
      if (conflict) throw new ConflictError('Another person changed the same fields.')
      if (fieldsThatDiffer(valuesOf(stored, locale), mine).length === 0) return
      await turns.turn()
      const sent = mine
      sentBefore = [...sentBefore, sent].slice(-limits.sent)
      const saved = await gateway.update(withValues(stored, sent, locale)).catch((error: unknown) => {
        if (!isVersionMismatch(error)) throw error
      })
      if (saved)
        return adopt(saved, mergeValues({ base: sent, mine, theirs: valuesOf(saved, locale) }).values)
      take(await gateway.load())
    }
    throw new ChangingError('Other people keep changing this entry.')
  }
  async function commit() {
    while (running) await running.catch(() => {}) // The caller that started the request gets its error.
    running = store().finally(() => {
      running = undefined
    })
    return running
  }
  const apiOf = (id: string, isDisabled: boolean): FieldApi => ({
    getValue: () => mine[id],
    async setValue(value) {
      mine = { ...mine, [id]: value }
      dispute(id)
    },
    async removeValue() {
      mine = { ...mine, [id]: undefined }
      dispute(id)
    },
    onValueChanged(listener) {
      listener(mine[id])
      return told.get(id)?.add(listener) ?? (() => {})
    },
    onIsDisabledChanged(listener) {
      listener(isDisabled || isReadOnly)
      return disabled.add(() => listener(true))
    },
  })
  return {
    source: {
      getSys: () => stored.sys,
      fields: Object.fromEntries(fields.map(({ id, isDisabled }) => [id, apiOf(id, isDisabled)])),
    },
    latest: () => stored,
    commit,
    hurry() {
      void commit().catch(() => {}) // The browser keeps a draft of each unsaved value.
      turns.hurry()
    },
    receive(theirs) {
      const isNews = theirs.sys.version > (conflict?.theirs ?? stored).sys.version
      if (isNews && !running) take(theirs)
    },
    conflict: () => conflict,
    onState: states.add,
    async settle(decision) {
      if (!conflict) return
      const { theirs } = conflict
      adopt(theirs, decided(versions(theirs), decision))
      await commit()
    },
    disable() {
      isReadOnly = true
      disabled.tell()
    },
  }
}

/** Keeps the values of other locales. */
export function withValues(entry: EntryProps, values: Values, locale: string): EntryProps {
  const before = valuesOf(entry, locale)
  const changed = Object.entries(values).filter(([field, value]) => !isSameValue(value, before[field]))
  const fields: Record<string, Record<string, unknown>> = { ...entry.fields }
  for (const [field, value] of changed) {
    const { [locale]: _, ...others } = fields[field] ?? {}
    const next = value === undefined ? others : { ...others, [locale]: value }
    if (Object.keys(next).length > 0) fields[field] = next
    else delete fields[field]
  }
  return { ...entry, fields }
}
