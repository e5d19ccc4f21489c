import type { Field } from '@association/content'
import { sentence } from '@association/content/content-type'
import { isSameValue } from '@association/content/preview/same-value.ts'
import type { EntryFieldAPI } from '@contentful/app-sdk'
import type { SaveQueue } from './save-queue.ts'

/** One field of the open entry. Lives outside React, so that a keystroke re-renders nothing. */
export type FieldValue = {
  id: string
  label: string
  field: Field
  get(): unknown
  /** A value typed here; empty values are removed, as Contentful's own editors do. */
  set(value: unknown): void
  /** Told of values that came from elsewhere: another editor, another person, a restored version. */
  onOutsideChange(listener: (value: unknown) => void): () => void
  isDisabled(): boolean
  onDisabledChange(listener: () => void): () => void
}

type Source = {
  id: string
  field: Field
  api: EntryFieldAPI
  queue: SaveQueue
  changed(value: unknown): void
}

export function fieldValue({ id, field, api, queue, changed }: Source): FieldValue {
  let current: unknown = api.getValue()
  let isDisabled = false
  const outside = new Set<(value: unknown) => void>()

  api.onValueChanged((value: unknown) => {
    if (queue.isPending(id) || isSameValue(value, current)) return
    current = value
    changed(value)
    for (const listener of outside) listener(value)
  })
  api.onIsDisabledChanged((disabled) => {
    isDisabled = disabled
  })
  return {
    id,
    field,
    label: field.name ?? sentence(id),
    get: () => current,
    set(value) {
      const next = isEmpty(value) ? undefined : value
      if (isSameValue(next, current)) return
      current = next
      changed(next)
      queue.put(id, next)
    },
    onOutsideChange(listener) {
      outside.add(listener)
      return () => outside.delete(listener)
    },
    isDisabled: () => isDisabled,
    onDisabledChange: (listener) => api.onIsDisabledChanged(listener),
  }
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
