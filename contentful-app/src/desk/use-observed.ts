import { useSyncExternalStore } from 'react'
import type { Observed } from './desk.ts'

/** The state of a part of the desk, followed as it changes. */
export const useObserved = <State>({ subscribe, state }: Observed<State>): State =>
  useSyncExternalStore(subscribe, state)
