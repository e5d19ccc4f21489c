import { setPriority } from 'node:os'
import { isShort } from './form.ts'

/**
 * Raises the priority, which child processes inherit, so that other programs affect the measurement less. A short form
 * leaves it, because tests run beside it.
 */
export function goFirst() {
  if (isShort) return
  try {
    setPriority(-10)
  } catch {
    // Only root may do this.
  }
}
