import type { ContentType, Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { Subject } from '@association/content/rules'
import { type DraftStore, noDrafts } from './drafts/drafts.ts'
import type { EntrySource } from './entry-source.ts'
import { type Acted, type FieldSource, type FieldValue, fieldValue } from './field-value.ts'
import { type SaveState, saveQueue } from './save-queue.ts'

/** Its typed values may not have reached Contentful or the site. */
export type OpenEntry = {
  id: string
  space: Space
  type: ContentType
  /** Only fields that people edit and that both the model and the entry's content type have. */
  fields: readonly FieldValue[]
  values(): Record<string, unknown>
  isNew(): boolean
  /** Called for every change, typed here or elsewhere, before any other handling. */
  onChange(listener: (patch: Record<string, unknown>) => void): () => void
  flush(): void
  review(): void
  rest(): void
}

type Options = {
  space: Space
  onSaveState?(state: SaveState): void
  acted?: Acted
  keep?: {
    drafts: DraftStore
    commit(): Promise<unknown>
  }
}

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
    // The publish gate may store a new entry before a person edits it.
    isNew: () => entry.getSys().version === 1 || fields.every((field) => field.get() === undefined),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** No rule needs the publication status of the entry itself. */
export const subjectOf = ({ space, id, type, values }: OpenEntry): Subject => ({
  ...{ space, id, type },
  values: values(),
  status: 'unknown',
})
