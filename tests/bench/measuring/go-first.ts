import { setPriority } from 'node:os'

/** Raises the priority, which child processes inherit, so that other programs affect the measurement less. */
export function goFirst() {
  try {
    setPriority(-10)
  } catch {
    // Only root may do this.
  }
}
