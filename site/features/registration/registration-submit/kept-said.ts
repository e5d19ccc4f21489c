import type { Said } from './submitting.ts'

const key = 'registration-said'

/** Stores a message over a reload. Returns false in a browser that stores nothing. */
export function keepSaid(id: string, said: Said): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, said }))
    return true
  } catch {
    return false
  }
}

/** Reads the message once. */
export function takeSaid(id: string): Said | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return kept?.id === id ? kept.said : undefined
  } catch {
    return undefined
  }
}
