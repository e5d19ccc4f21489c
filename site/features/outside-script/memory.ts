/** Runs in a sandboxed frame. */
export const memoryCode = `
  const memory = () => {
    const kept = new Map()
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => kept.set(name, String(value)),
      removeItem: (name) => kept.delete(name),
    }
  }`
