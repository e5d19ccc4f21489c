import { useSyncExternalStore } from 'react'

/** A state, and how to be told of its changes. */
export type Observed<State> = { state(): State; subscribe(listener: () => void): () => void }

/** The state, followed as it changes. */
export const useObserved = <State>({ subscribe, state }: Observed<State>): State =>
  useSyncExternalStore(subscribe, state)
