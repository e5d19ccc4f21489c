import { useSyncExternalStore } from 'react'

export type Observed<State> = { state(): State; subscribe(listener: () => void): () => void }

export const useObserved = <State>({ subscribe, state }: Observed<State>): State =>
  useSyncExternalStore(subscribe, state)
