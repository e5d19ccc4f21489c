import { useState } from 'preact/compat'

export {
  Component,
  createElement,
  Fragment,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'

let last = 0

/** Preact's own ids begin anew in each root, and a page has several roots. */
export const useId = (): string =>
  useState(() => {
    last += 1
    return `i${last}`
  })[0]
