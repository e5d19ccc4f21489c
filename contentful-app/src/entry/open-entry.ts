import type { ContentType, Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { EntryAPI } from '@contentful/app-sdk'
import { type FieldValue, fieldValue } from './field-value.ts'
import { type SaveQueue, type SaveState, saveQueue } from './save-queue.ts'

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
  queue: SaveQueue
}

/** Opens the entry of this editor or sidebar; nothing when its content type is none of ours. */
export function openEntry(
  entry: Pick<EntryAPI, 'getSys' | 'fields'>,
  { space, onSaveState }: { space: Space; onSaveState?(state: SaveState): void },
): OpenEntry | undefined {
  const { id, contentType } = entry.getSys()
  const type = contentTypeFor(contentType.sys.id)
  if (!type) return undefined
  const listeners = new Set<(patch: Record<string, unknown>) => void>()
  const queue = saveQueue({
    onState: onSaveState,
    save: async (field, value) =>
      value === undefined ? entry.fields[field]?.removeValue() : entry.fields[field]?.setValue(value),
  })
  const fields = Object.entries(type.fields).flatMap(([fieldId, field]) => {
    const api = entry.fields[fieldId]
    if (!api || field.hidden) return []
    const changed = (value: unknown) => {
      for (const listener of listeners) listener({ [fieldId]: value })
    }
    return fieldValue({ id: fieldId, field, api, queue, changed })
  })
  return {
    id,
    space,
    type,
    fields,
    queue,
    values: () => Object.fromEntries(fields.map((field) => [field.id, field.get()])),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
