import type { Said } from './submitting.ts'

const key = 'registration-said'

/** Keeps what a review says after it was loaded again. Returns false in a browser that keeps nothing. */
export function keepSaid(id: string, said: Said): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, said }))
    return true
  } catch {
    return false
  }
}

/** What was kept for a registration, once. */
export function takeSaid(id: string): Said | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return kept?.id === id ? kept.said : undefined
  } catch {
    return undefined
  }
}
