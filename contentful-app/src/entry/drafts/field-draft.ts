import { isSameValue } from '@association/content/preview/same-value.ts'
import type { Draft, DraftStore, Input } from './drafts.ts'
import { fingerprint } from './fingerprint.ts'

/** What of a field is not in Contentful. */
export type DraftState = {
  /**
   * `pending`: typed and on its way. `failing`: on its way, and Contentful did not take it yet. `held`: text that is
   * no value of the field.
   */
  own: 'none' | 'pending' | 'failing' | 'held'
  /** False if this browser did not keep the input. */
  isKept: boolean
  /** Contentful's value changed after the held text was typed. */
  isChanged: boolean
  /** Input of an earlier editor, for the person to restore or discard. */
  offer?: { input: Input; at: number; isChanged: boolean }
}

/** Differs when people see something else. Input on its way is not shown, so a keystroke changes nothing. */
export const visibleIn = ({ own, isKept, isChanged, offer }: DraftState) =>
  [own === 'pending' ? 'none' : own, isKept, isChanged, offer?.at, offer?.isChanged].join()

/** Keeps the input of one field until Contentful has it. */
export type FieldDraft = {
  state(): DraftState
  /** The text that is no value of the field; undefined while there is none. */
  heldText(): string | undefined
  subscribe(listener: () => void): () => void
  pending(input: Input): void
  held(text: string): void
  failing(): void
  /** Contentful stored this value, which was typed here. Text that is held since then stays. */
  saved(value: unknown): void
  /** Contentful has this value from elsewhere. Held text stays. */
  changedElsewhere(value: unknown): void
  /** Forgets the input. The field has Contentful's value again. */
  drop(): void
  /** Takes the offer away. Call `done` when its input is in the field. */
  take(): { input: Input; done(): void } | undefined
  /** Forgets offers that were sent or discarded in another place. */
  review(): void
}

type Options = {
  field: string
  store: DraftStore
  /** As Contentful holds it. */
  value: unknown
}

export function fieldDraft({ field, store, value }: Options): FieldDraft {
  let contentful = value
  let base: string | undefined
  let input: Input | undefined
  let offers = offersFor({ field, store, value })
  const listeners = new Set<() => void>()
  const baseNow = () => {
    base ??= fingerprint(contentful)
    return base
  }
  const offer = () => offers[0] && { ...offers[0], isChanged: offers[0].base !== baseNow() }
  let state: DraftState = { own: 'none', isKept: true, isChanged: false, offer: offer() }

  function change(next: Partial<DraftState>) {
    if (Object.entries(next).every(([key, value]) => state[key as keyof DraftState] === value)) return
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  /** Each change is written at once: no script runs any more when the browser ends the tab. */
  function write() {
    if (input) change({ isKept: store.write(field, { input, base: baseNow() }) })
  }
  /** Takes away the offers that Contentful has now, or whose editor has saved. Editors that opened later offer nothing. */
  function reviewOffers() {
    if (offers.length === 0) return
    const isOffered = ({ writer }: Draft) => offers.some((offered) => offered.writer === writer)
    offers = offersFor({ field, store, value: contentful }).filter(isOffered)
    change({ offer: offer() })
  }
  function drop() {
    input = undefined
    base = undefined
    store.remove(field, store.writer)
    change({ own: 'none', isKept: true, isChanged: false })
    if (offers.length > 0) change({ offer: offer() })
  }
  return {
    state: () => state,
    heldText: () => (state.own === 'held' && input && 'text' in input ? input.text : undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pending(next) {
      input = next
      write()
      change({ own: state.own === 'failing' ? 'failing' : 'pending', isChanged: false })
    },
    held(text) {
      input = { text }
      write()
      change({ own: 'held' })
    },
    failing() {
      write()
      if (state.own === 'pending') change({ own: 'failing' })
    },
    saved(value) {
      contentful = value
      if (state.own === 'held') {
        base = undefined
        write()
      } else drop()
      reviewOffers()
    },
    changedElsewhere(value) {
      contentful = value
      if (state.own === 'held') change({ isChanged: true })
      else drop()
      reviewOffers()
    },
    drop,
    take() {
      const [taken, ...rest] = offers
      if (!taken) return undefined
      offers = rest
      change({ offer: offer() })
      return { input: taken.input, done: () => store.remove(field, taken.writer) }
    },
    review: reviewOffers,
  }
}

/** Drafts of other editors whose input Contentful does not hold. The rest is forgotten. */
function offersFor({ field, store, value }: Options): readonly Draft[] {
  return store.read(field).filter((draft) => {
    const isStored = 'value' in draft.input && isSameValue(draft.input.value ?? undefined, value)
    if (isStored) store.remove(field, draft.writer)
    return !isStored
  })
}
