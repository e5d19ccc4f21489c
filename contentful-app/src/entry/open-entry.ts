import type { ContentType, Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { EntryAPI } from '@contentful/app-sdk'
import type { Shelf } from './bounded-shelf.ts'
import { type DraftStore, noDrafts } from './drafts.ts'
import { type FieldSource, type FieldValue, fieldValue } from './field-value.ts'
import { type SaveState, saveQueue } from './save-queue.ts'
import { openUndo, type Undo } from './undo.ts'

/** The entry that is open in Contentful, as it is typed now: before Contentful has it, let alone the site. */
export type OpenEntry = {
  id: string
  space: Space
  type: ContentType
  /** Only fields that both our model and the entry's content type have, and that people write. */
  fields: readonly FieldValue[]
  values(): Record<string, unknown>
  /** Called for every change, typed here or elsewhere, before anything else happens with it. */
  onChange(listener: (patch: Record<string, unknown>) => void): () => void
  /** Sends what waits and writes the drafts, before the editor goes away. */
  flush(): void
  undo: Undo
}

type Options = {
  space: Space
  onSaveState?(state: SaveState): void
  /** Drafts and history of an editor. A sidebar has no inputs and keeps nothing. */
  keep?: {
    drafts: DraftStore
    /** Resolves once Contentful has stored the entry. */
    commit(): Promise<unknown>
    history: { shelf: Shelf; key: string }
  }
}

/** Opens the entry of this editor or sidebar; nothing when its content type is none of ours. */
export function openEntry(
  entry: Pick<EntryAPI, 'getSys' | 'fields'>,
  { space, onSaveState = () => {}, keep }: Options,
): OpenEntry | undefined {
  const { id, contentType } = entry.getSys()
  const type = contentTypeFor(contentType.sys.id)
  if (!type) return undefined
  const listeners = new Set<(patch: Record<string, unknown>) => void>()
  const fields: FieldSource[] = []
  const queue = saveQueue({
    commit: keep?.commit,
    onSaved: (id) => fields.find((field) => field.id === id)?.saved(),
    onState(state) {
      onSaveState(state)
      if (state !== 'failed') return
      for (const field of fields) if (queue.isRefused(field.id)) field.failing()
    },
    save: async (field, value) =>
      value === undefined ? entry.fields[field]?.removeValue() : entry.fields[field]?.setValue(value),
  })
  for (const [fieldId, field] of Object.entries(type.fields)) {
    const api = entry.fields[fieldId]
    if (!api || field.hidden) continue
    const changed = (value: unknown) => {
      for (const listener of listeners) listener({ [fieldId]: value })
    }
    const drafts = keep?.drafts ?? noDrafts
    const acted: Undo['record'] = (step, how) => undo.record(step, how)
    fields.push(fieldValue({ id: fieldId, field, api, queue, drafts, changed, acted }))
  }
  const undo = openUndo({ kept: keep?.history, fields })
  return {
    id,
    space,
    type,
    fields,
    undo,
    flush() {
      queue.flush()
      for (const field of fields) field.flush()
    },
    values: () => Object.fromEntries(fields.map((field) => [field.id, field.get()])),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
