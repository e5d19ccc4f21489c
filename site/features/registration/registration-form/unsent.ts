import { isRecord } from '@association/content/safe/is-record.ts'
import { unsentPrefix } from './unsent-key.ts'

export type Unsent = {
  names: readonly string[]
  /** An unchecked box has no value. */
  fields: readonly (readonly [name: string, value: string])[]
  isSent?: boolean
}

export type UnsentKey = { edition: string; step: number; who: string }

const keyOf = ({ edition, step, who }: UnsentKey) => `${unsentPrefix}${edition} ${who} ${step}`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function unsentStore(store: () => Store) {
  const attempt = <T>(work: (found: Store) => T): T | undefined => {
    try {
      return work(store())
    } catch {
      return undefined
    }
  }
  return {
    read: (place: UnsentKey): Unsent | undefined =>
      attempt((found) => parsed(found.getItem(keyOf(place)))) ?? undefined,
    /** Returns false without storage or room. */
    write: (place: UnsentKey, unsent: Unsent): boolean =>
      attempt((found) => {
        found.setItem(keyOf(place), JSON.stringify(unsent))
        return true
      }) ?? false,
    remove: (place: UnsentKey) => attempt((found) => found.removeItem(keyOf(place))),
  }
}

function parsed(text: string | null): Unsent | undefined {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(stored) || !Array.isArray(stored.fields) || !Array.isArray(stored.names)) return undefined
  return {
    names: stored.names.filter((name) => typeof name === 'string'),
    fields: stored.fields.filter(isPair),
    isSent: stored.isSent === true,
  }
}

const isPair = (pair: unknown): pair is readonly [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string')
