import { useSyncExternalStore } from 'react'
import type { FormStore } from './model/form-store.ts'

export const usePart = <Fact extends string | number | boolean | undefined>(
  store: FormStore,
  fact: () => Fact,
): Fact => useSyncExternalStore(store.subscribe, fact)
