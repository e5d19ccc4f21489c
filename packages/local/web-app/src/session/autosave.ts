/** Debounces `schedule`; saves never run in parallel. */
export function autosave({ save, delayMs }: { save: () => Promise<void>; delayMs: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    while (running) await running
    running = save().finally(() => {
      running = undefined
    })
    await running
  }
  return {
    schedule(inMs = delayMs) {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), inMs)
    },
    flush,
  }
}
