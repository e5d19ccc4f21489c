import type { Field } from '@association/content'
import { sentence } from '@association/content/content-type'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { listeners } from '../base/listeners.ts'
import type { DraftStore } from './drafts/drafts.ts'
import { type DraftState, fieldDraft } from './drafts/field-draft.ts'
import type { FieldApi } from './entry-source.ts'
import type { SaveQueue } from './save-queue.ts'
import { typing } from './typing.ts'

/** `null` means no value. */
export type FieldStep = {
  field: string
  before: unknown
  after: unknown
  said: string
  /** True for typed text, whose editor may have its own undo. */
  isTyped?: boolean
}
export type Acted = (step: FieldStep, how?: { isContinuous?: boolean }) => void

/** Lives outside React, so that a keystroke renders nothing. */
export type FieldValue = {
  id: string
  label: string
  field: Field
  get(): unknown
  /** Removes empty values, as Contentful's editors do. Undo reverts typing pause by pause. */
  set(value: unknown): void
  /** Makes one undo step. `said` names it, such as `Removed “Quote”`. */
  act(value: unknown, said: string, how?: { isContinuous?: boolean }): void
  /** Sets a value that the editor does not show yet, such as after undo. */
  replace(value: unknown): void
  /** Announces text whose parsing takes a moment. */
  reading(text: string): void
  /** Keeps invalid text in this browser. */
  hold(text: string): void
  /** Reports values from another editor, another person or a restored version. */
  onOutsideChange(listener: (value: unknown) => void): () => void
  onChange(listener: (value: unknown) => void): () => void
  /** The editor shows and parses the text of a draft as if it were typed. */
  onText(listener: (text: string) => void): () => void
  /** Ends the current typing step of undo. */
  rest(): void
  draft: FieldValueDraft
  isDisabled(): boolean
  onDisabledChange(listener: () => void): () => void
}

export type FieldValueDraft = {
  state(): DraftState
  /** The held text, for an editor that opens later. */
  heldText(): string | undefined
  subscribe(listener: () => void): () => void
  restore(): void
  discardOffer(): void
  /** Discards the held text and shows the value before it, which stays a draft until Contentful has it. */
  discardHeld(): void
}

type ValueSource = {
  id: string
  field: Field
  api: FieldApi
  queue: SaveQueue
  drafts: DraftStore
  changed(value: unknown): void
  acted: Acted
}

export type FieldSource = FieldValue & { saved(): void; failing(): void; review(): void }

export function fieldValue({ id, field, api, queue, drafts, changed, acted }: ValueSource): FieldSource {
  const label = field.name ?? sentence(id)
  let current: unknown = api.getValue()
  let isDisabled = false
  const outside = listeners<unknown>()
  const all = listeners<unknown>()
  const texts = listeners<string>()
  const draft = fieldDraft({ field: id, store: drafts, value: current })

  const step = (before: unknown, said: string): FieldStep => ({
    ...{ field: id, said },
    before: before ?? null,
    after: current ?? null,
  })
  const typed = typing({ record: (before) => acted({ ...step(before, `Typed in ${label}`), isTyped: true }) })

  function take(value: unknown) {
    current = value
    changed(value)
    all.tell(value)
  }
  api.onValueChanged((value: unknown) => {
    if (queue.isPending(id) || isSameValue(value, current)) return
    const isHeld = draft.state().own === 'held'
    typed.rest()
    draft.changedElsewhere(value)
    take(value)
    if (!isHeld) outside.tell(value) // Held text stays in the input.
  })
  api.onIsDisabledChanged((disabled) => {
    isDisabled = disabled
  })
  function write(value: unknown) {
    const next = isEmpty(value) ? undefined : value
    const isSame = isSameValue(next, current)
    if (isSame && !queue.isUnsaved(id)) return draft.drop()
    if (!isSame) take(next) // The preview is updated first.
    draft.pending({ value: next ?? null })
    if (!isSame) queue.put(id, next)
  }
  const act: FieldValue['act'] = (value, said, how) => {
    typed.rest()
    const before = current
    write(value)
    if (!isSameValue(before, current)) acted(step(before, said), how)
  }
  function set(value: unknown) {
    const before = current
    write(value)
    if (!isSameValue(before, current)) typed.note(before, current)
  }
  function replace(value: unknown) {
    typed.rest()
    write(value)
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
      heldText: draft.heldText,
      subscribe: draft.subscribe,
      restore() {
        const taken = draft.take()
        if (!taken) return
        if ('text' in taken.input) texts.tell(taken.input.text)
        else {
          act(taken.input.value, `Restored ${label}`)
          outside.tell(current)
        }
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
    rest: typed.rest,
    review: draft.review,
    isDisabled: () => isDisabled,
    onDisabledChange: (listener) => api.onIsDisabledChanged(listener),
  }
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
