import type { Space } from '@association/content'
import { sentence } from '@association/content/content-type'
import { contentTypeFor } from '@association/content/content-types'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { titleOf, valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { inTime } from '../base/in-time.ts'
import { loader } from '../contentful/load-content.ts'
import type { Session } from '../contentful/session.ts'
import type { Draft, Input } from '../entry/drafts/drafts.ts'
import { fingerprint } from '../entry/drafts/fingerprint.ts'
import { readable } from '../entry/readable.ts'
import type { DraftPlaced } from './draft-places.ts'
import type { SendState, Unsent } from './unsent.ts'

export type PlacedDraft = DraftPlaced & { draft: Draft }

const patienceMs = 8000

/** Sends one request per space. Deletes drafts that Contentful has. */
export async function findUnsent(session: Session, placed: readonly PlacedDraft[]): Promise<Unsent[]> {
  const bySpace = [...Map.groupBy(placed, ({ space }) => space)]
  const read = await Promise.all(bySpace.map(([space, own]) => entriesOf(session, space, own)))
  const entries = new Map(read.flatMap((known) => [...known]))
  return placed.flatMap((each) => unsentOf(session, each, entries.get(refKey(each))) ?? [])
}

const refKey = ({ space, entry }: { space: Space; entry: string }) => `${space}/${entry}`

type ReadEntry = EntryProps | 'deleted' | 'unread'

async function entriesOf(session: Session, space: Space, placed: readonly PlacedDraft[]) {
  const ids = [...new Set(placed.map(({ entry }) => entry))]
  const found = await inTime(loader(session, space).entries(ids), patienceMs).catch(() => undefined)
  const read = (id: string): ReadEntry =>
    found ? (found.find(({ sys }) => sys.id === id) ?? 'deleted') : 'unread'
  return new Map(ids.map((entry) => [refKey({ space, entry }), read(entry)]))
}

function unsentOf({ sdk }: Session, placed: PlacedDraft, read: ReadEntry = 'unread'): Unsent | undefined {
  const { space, entry, field, store, draft } = placed
  const key = [space, entry, field, draft.writer].join('/')
  const words = wordsOf(draft.input)
  const common = { key, space, entry, field, draft, words }
  if (typeof read === 'string')
    return { ...common, title: 'An entry', typeName: '', label: sentence(field), state: read }
  const type = contentTypeFor(read.sys.contentType.sys.id)
  const values = valuesOf(read, sdk.locales.default)
  const state = sendStateOf(draft, values[field])
  if (state === 'stored') {
    store.remove(field, draft.writer)
    return undefined
  }
  return {
    ...common,
    title: titleOf(type, values, entry),
    typeName: type?.name ?? '',
    label: type?.fields[field]?.name ?? sentence(field),
    state,
  }
}

/** A draft never replaces a value newer than its base. */
export function sendStateOf({ input, base }: Draft, stored: unknown): SendState | 'stored' {
  if ('text' in input) return 'unfinished'
  if (isSameValue(input.value ?? undefined, stored)) return 'stored'
  return base === fingerprint(stored) ? 'ready' : 'changed'
}

const longest = 200

function wordsOf(input: Input): string {
  const words = 'text' in input ? input.text : readable(input.value, (id) => id)
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words
}
