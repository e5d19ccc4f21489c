import { readingsKey } from '../../base/readings-key.ts'
import { parseReadings, type StartedArticle } from './readings.ts'

/** Without storage, nothing was read. */
export function storedReadings(): StartedArticle[] {
  try {
    return parseReadings(localStorage.getItem(readingsKey))
  } catch {
    return []
  }
}

export function storeReadings(readings: readonly StartedArticle[]) {
  try {
    if (readings.length === 0) localStorage.removeItem(readingsKey)
    else localStorage.setItem(readingsKey, JSON.stringify(readings))
  } catch {
    // The browser keeps nothing for this site.
  }
}
