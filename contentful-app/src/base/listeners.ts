export function listeners<T>() {
  const all = new Set<(value: T) => void>()
  return {
    add(listener: (value: T) => void) {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    tell(value: T) {
      for (const listener of all) listener(value)
    },
  }
}
