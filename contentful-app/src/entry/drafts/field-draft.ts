import { isSameValue } from '@association/content/preview/same-value.ts'
import type { Draft, DraftStore, Input } from './drafts.ts'
import { fingerprint } from './fingerprint.ts'

export type DraftState = {
  /**
   * `pending`: typed and being sent. `failing`: Contentful has not accepted it yet. `held`: text that is not a valid
   * value.
   */
  own: 'none' | 'pending' | 'failing' | 'held'
  /** False if the browser refused the input. */
  isKept: boolean
  /** True if Contentful's value changed after the held text was typed. */
  isChanged: boolean
  /** Input of an earlier editor that the person can restore or discard. */
  offer?: { input: Input; at: number; isChanged: boolean }
}

/** Pending input is not shown, so a keystroke causes no update. */
export const visibleIn = ({ own, isKept, isChanged, offer }: DraftState) =>
  [own === 'pending' ? 'none' : own, isKept, isChanged, offer?.at, offer?.isChanged].join()

export type FieldDraft = {
  state(): DraftState
  heldText(): string | undefined
  subscribe(listener: () => void): () => void
  pending(input: Input): void
  held(text: string): void
  failing(): void
  /** Keeps newer held text. */
  saved(value: unknown): void
  /** Keeps held text. */
  changedElsewhere(value: unknown): void
  drop(): void
  /** Removes the offer. Call `done` once the field contains its input. */
  take(): { input: Input; done(): void } | undefined
  review(): void
}

type Options = {
  field: string
  store: DraftStore
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
  /** Each change is written at once, because no script runs after the browser ends the tab. */
  function write() {
    if (input) change({ isKept: store.write(field, { input, base: baseNow() }) })
  }
  /**
   * Removes offers that Contentful already has, or whose editor saved them. Editors that opened later offer nothing.
   */
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

function offersFor({ field, store, value }: Options): readonly Draft[] {
  return store.read(field).filter((draft) => {
    const isStored = 'value' in draft.input && isSameValue(draft.input.value ?? undefined, value)
    if (isStored) store.remove(field, draft.writer)
    return !isStored
  })
}
