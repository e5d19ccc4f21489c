import { boundedShelf } from '../../base/storage/bounded-shelf.ts'
import type { QuietStorage } from '../../base/storage/quiet-storage.ts'

/** `text` is invalid input, such as half a JSON object. */
export type Input = { value: unknown } | { text: string }

export type Draft = {
  /** Each editor replaces only its own draft. */
  writer: string
  input: Input
  /** Fingerprint of the value that Contentful held when the input was typed. */
  base: string
  at: number
}

export type DraftPlace = { user: string; space: string; environment: string; entry: string; locale: string }

export type DraftStore = {
  writer: string
  /** Newest first. */
  read(field: string): readonly Draft[]
  write(field: string, draft: Pick<Draft, 'input' | 'base'>): boolean
  remove(field: string, writer: string): void
}

type Options = { storage: QuietStorage; place: DraftPlace; writer: string; now?(): number }

export const draftPrefix = 'association-app:draft:'
const limits = {
  items: 40,
  itemLength: 400_000,
  totalLength: 1_500_000,
  ageMs: 30 * 24 * 60 * 60 * 1000,
} as const
const draftsPerField = 3

export function draftStore({ storage, place, writer, now = Date.now }: Options): DraftStore {
  const shelf = shelfIn(storage, now)
  const keyOf = (field: string) => keyFor({ ...place, field })
  const read = (field: string) => parseDrafts(shelf.get(keyOf(field)))
  const store = (field: string, drafts: readonly Draft[]) => {
    if (drafts.length > 0) return shelf.set(keyOf(field), JSON.stringify(drafts))
    shelf.remove(keyOf(field))
    return true
  }
  return {
    writer,
    read,
    write(field, { input, base }) {
      const others = read(field).filter((draft) => draft.writer !== writer)
      return store(field, [{ writer, input, base, at: now() }, ...others].slice(0, draftsPerField))
    },
    remove(field, of) {
      const before = read(field)
      const after = before.filter((draft) => draft.writer !== of)
      if (after.length < before.length) store(field, after)
    },
  }
}

export type FieldPlace = DraftPlace & { field: string }

export const fieldsWithDrafts = (storage: QuietStorage): FieldPlace[] =>
  shelfIn(storage, Date.now)
    .keys()
    .flatMap((key) => placeIn(key) ?? [])

const shelfIn = (storage: QuietStorage, now: () => number) =>
  boundedShelf({ storage, prefix: draftPrefix, limits, now })

const keyFor = ({ user, space, environment, entry, field, locale }: FieldPlace) =>
  [user, space, environment, entry, field, locale].map(encodeURIComponent).join('/')

function placeIn(key: string): FieldPlace | undefined {
  const [user, space, environment, entry, field, locale, ...rest] = key.split('/').map(decoded)
  if (!user || !space || !environment || !entry || !field || !locale || rest.length > 0) return undefined
  return { user, space, environment, entry, field, locale }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '' // Another program wrote this key.
  }
}

/** A sidebar has no inputs, so it keeps no drafts. */
export const noDrafts: DraftStore = { writer: '', read: () => [], write: () => true, remove: () => {} }

function parseDrafts(stored: string | undefined): readonly Draft[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isDraft) : []
  } catch {
    return [] // This version of the app did not write this text.
  }
}

const isDraft = (draft: Partial<Draft> | null): draft is Draft =>
  typeof draft?.writer === 'string' &&
  typeof draft.base === 'string' &&
  typeof draft.at === 'number' &&
  typeof draft.input === 'object' &&
  draft.input !== null &&
  ('text' in draft.input ? typeof draft.input.text === 'string' : 'value' in draft.input)
