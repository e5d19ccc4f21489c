import type { Notice } from '../host/dialogs.ts'

export type Notices = ReturnType<typeof createNotices>

const shownForMs = 6000

export function createNotices() {
  let shown: readonly (Notice & { key: number })[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: typeof shown) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const dismiss = (key: number) => set(shown.filter((notice) => notice.key !== key))
  return {
    list: () => shown,
    dismiss,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(notice: Notice) {
      count += 1
      const key = count
      set([...shown, { ...notice, key }])
      setTimeout(() => dismiss(key), shownForMs)
    },
  }
}
