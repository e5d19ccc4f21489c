import type { FieldValue } from '../../../../entry/field-value.ts'

export function jsonValue(start: unknown) {
  let current = start
  const outside = new Set<(value: unknown) => void>()
  const all = new Set<(value: unknown) => void>()
  const said: string[] = []
  const add = (listeners: Set<(value: unknown) => void>) => (listener: (value: unknown) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const set = (value: unknown) => {
    current = value
    for (const listener of all) listener(value)
  }
  const value: FieldValue = {
    id: 'data',
    label: 'Data',
    field: { kind: 'json' },
    get: () => current,
    set,
    act(next, words) {
      said.push(words)
      set(next)
    },
    replace(next) {
      set(next)
      for (const listener of outside) listener(next)
    },
    reading: () => {},
    hold: () => {},
    onOutsideChange: add(outside),
    onChange: add(all),
    onText: () => () => {},
    rest: () => {},
    draft: {
      state: () => ({ own: 'none', isKept: true, isChanged: false }),
      heldText: () => undefined,
      subscribe: () => () => {},
      restore: () => {},
      discardOffer: () => {},
      discardHeld: () => {},
    },
    isDisabled: () => false,
    onDisabledChange: () => () => {},
  }
  return { value, said, listeners: () => all.size }
}
