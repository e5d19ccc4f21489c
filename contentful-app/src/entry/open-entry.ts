import type { ContentType, Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { Subject } from '@association/content/rules'
import { type DraftStore, noDrafts } from './drafts/drafts.ts'
import type { EntrySource } from './entry-source.ts'
import { type Acted, type FieldSource, type FieldValue, fieldValue } from './field-value.ts'
import { type SaveState, saveQueue } from './save-queue.ts'

/** The entry that is open in Contentful, as it is typed now: before Contentful has it, let alone the site. */
export type OpenEntry = {
  id: string
  space: Space
  type: ContentType
  /** Only fields that both our model and the entry's content type have, and that people write. */
  fields: readonly FieldValue[]
  values(): Record<string, unknown>
  /** Created, and not written since. */
  isNew(): boolean
  /** Called for every change, typed here or elsewhere, before anything else happens with it. */
  onChange(listener: (patch: Record<string, unknown>) => void): () => void
  /** Sends what waits, before the editor goes away. */
  flush(): void
  /** Forgets offered drafts that were sent or discarded in another place. */
  review(): void
  /** Completes the step of the text that is being typed, so that it can be undone. */
  rest(): void
}

type Options = {
  space: Space
  onSaveState?(state: SaveState): void
  /** Called for each change that undo can take back. */
  acted?: Acted
  /** Drafts of an editor. A sidebar has no inputs and keeps nothing. */
  keep?: {
    drafts: DraftStore
    /** Resolves once Contentful has stored the entry. */
    commit(): Promise<unknown>
  }
}

/** Opens the entry of this editor or sidebar; nothing when its content type is none of ours. */
export function openEntry(
  entry: EntrySource,
  { space, onSaveState = () => {}, acted = () => {}, keep }: Options,
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
      if (state === 'saved' || state === 'saving') return
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
    fields.push(fieldValue({ id: fieldId, field, api, queue, drafts, changed, acted }))
  }
  return {
    id,
    space,
    type,
    fields,
    rest() {
      for (const field of fields) field.rest()
    },
    flush: queue.flush,
    review() {
      for (const field of fields) field.review()
    },
    values: () => Object.fromEntries(fields.map((field) => [field.id, field.get()])),
    // The publish gate may store a new entry before a person has written in it.
    isNew: () => entry.getSys().version === 1 || fields.every((field) => field.get() === undefined),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The open entry with its typed values. No rule needs its own publication status. */
export const subjectOf = ({ space, id, type, values }: OpenEntry): Subject => ({
  ...{ space, id, type },
  values: values(),
  status: 'unknown',
})
