import { setPriority } from 'node:os'
import type { Bench } from './bench.ts'
import { isShort } from './form.ts'

/**
 * Raises the priority, which child processes inherit, so that other programs affect the measurement less. A short form
 * leaves it, because tests run beside it.
 */
export function goFirst({ say }: Pick<Bench, 'say'>) {
  if (isShort) return
  try {
    setPriority(-10)
  } catch {
    say('Only root may raise the priority, so other programs affect these figures.')
  }
}
