import type { Said } from './submitting.ts'

const key = 'registration-said'

/** Keeps a message over a reload. Returns false without storage. */
export function keepSaid(id: string, said: Said): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, said }))
    return true
  } catch {
    return false
  }
}

export function takeSaid(id: string): Said | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return kept?.id === id ? kept.said : undefined
  } catch {
    return undefined
  }
}
