import { useSyncExternalStore } from 'react'
import type { FormStore } from './model/form-store.ts'

/** A fact about the values of a form: renders only when it changes. It must be a plain value. */
export const usePart = <Fact extends string | number | boolean | undefined>(
  store: FormStore,
  fact: () => Fact,
): Fact => useSyncExternalStore(store.subscribe, fact)
