import type { Field } from '@association/content'
import { sentence } from '@association/content/content-type'
import { isSameValue } from '@association/content/preview/same-value.ts'
import type { EntryFieldAPI } from '@contentful/app-sdk'
import type { DraftStore } from './drafts.ts'
import { type DraftState, fieldDraft } from './field-draft.ts'
import type { Step } from './history.ts'
import type { SaveQueue } from './save-queue.ts'

/** One field of the open entry. Lives outside React, so that a keystroke re-renders nothing. */
export type FieldValue = {
  id: string
  label: string
  field: Field
  get(): unknown
  /** A value typed here; empty values are removed, as Contentful's own editors do. */
  set(value: unknown): void
  /** Sets a value by one action, which undo can take back. `said` names the action, such as `Removed “Quote”`. */
  act(value: unknown, said: string, how?: { isContinuous?: boolean }): void
  /** Sets a value that the field's editor does not know yet, such as one that undo brings back. */
  replace(value: unknown): void
  /** Text on its way to a value, which takes a moment to read. */
  reading(text: string): void
  /** Text that is no value of this field. It is kept in this browser. */
  hold(text: string): void
  /** Told of values that came from elsewhere: another editor, another person, a restored version. */
  onOutsideChange(listener: (value: unknown) => void): () => void
  /** Told of every value, typed here or elsewhere. */
  onChange(listener: (value: unknown) => void): () => void
  /** Called with text of a draft, for the editor to show and to read as if it were typed. */
  onText(listener: (text: string) => void): () => void
  draft: FieldValueDraft
  isDisabled(): boolean
  onDisabledChange(listener: () => void): () => void
}

/** What of the field is not in Contentful, and what a person can do about it. */
export type FieldValueDraft = {
  state(): DraftState
  subscribe(listener: () => void): () => void
  /** Puts the offered input into the field. */
  restore(): void
  /** Forgets the offered input. */
  discardOffer(): void
  /** Forgets the held text and shows the value before it, which stays a draft until Contentful has it. */
  discardHeld(): void
}

type Source = {
  id: string
  field: Field
  api: EntryFieldAPI
  queue: SaveQueue
  drafts: DraftStore
  changed(value: unknown): void
  acted(step: Step, how?: { isContinuous?: boolean }): void
}

/** What only the open entry does with a field. */
export type FieldSource = FieldValue & { saved(): void; failing(): void; flush(): void }

export function fieldValue({ id, field, api, queue, drafts, changed, acted }: Source): FieldSource {
  const label = field.name ?? sentence(id)
  let current: unknown = api.getValue()
  let isDisabled = false
  const outside = listeners<unknown>()
  const all = listeners<unknown>()
  const texts = listeners<string>()
  const draft = fieldDraft({ field: id, store: drafts, value: current })

  function take(value: unknown) {
    current = value
    changed(value)
    all.tell(value)
  }
  api.onValueChanged((value: unknown) => {
    if (queue.isPending(id) || isSameValue(value, current)) return
    const isHeld = draft.state().own === 'held'
    draft.changedElsewhere(value)
    take(value)
    if (!isHeld) outside.tell(value) // held text stays in the input
  })
  api.onIsDisabledChanged((disabled) => {
    isDisabled = disabled
  })
  function set(value: unknown) {
    const next = isEmpty(value) ? undefined : value
    const isSame = isSameValue(next, current)
    if (isSame && !queue.isUnsaved(id)) return draft.drop()
    if (!isSame) take(next) // the preview comes first
    draft.pending({ value: next ?? null })
    if (!isSame) queue.put(id, next)
  }
  const act: FieldValue['act'] = (value, said, how) => {
    const before = current
    set(value)
    if (!isSameValue(before, current))
      acted({ field: id, before: before ?? null, after: current ?? null, said }, how)
  }
  function replace(value: unknown) {
    set(value)
    outside.tell(current)
  }
  return {
    id,
    field,
    label,
    get: () => current,
    set,
    act,
    replace,
    reading: (text) => draft.pending({ text }),
    hold: (text) => draft.held(text),
    onOutsideChange: outside.add,
    onChange: all.add,
    onText: texts.add,
    draft: {
      state: draft.state,
      subscribe: draft.subscribe,
      restore() {
        const taken = draft.take()
        if (!taken) return
        if ('text' in taken.input) texts.tell(taken.input.text)
        else {
          act(taken.input.value, `Restored ${label}`)
          outside.tell(current)
        }
        draft.flush()
        taken.done()
      },
      discardOffer: () => draft.take()?.done(),
      discardHeld() {
        if (queue.isUnsaved(id)) draft.pending({ value: current ?? null })
        else draft.drop()
        outside.tell(current)
      },
    },
    saved: () => draft.saved(current),
    failing: draft.failing,
    flush: draft.flush,
    isDisabled: () => isDisabled,
    onDisabledChange: (listener) => api.onIsDisabledChanged(listener),
  }
}

function listeners<T>() {
  const all = new Set<(value: T) => void>()
  return {
    add(listener: (value: T) => void) {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(value: T) {
      for (const listener of all) listener(value)
    },
  }
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
