import type { EntryRef } from '../contentful/addresses.ts'
import type { OpenEntry } from './open-entry.ts'

const channelName = 'association-app:left-fields'

/** Tells all frames of the app which fields the user left. */
type Heard = Partial<EntryRef>

/** A field, all fields of an entry, or all fields. */
export type QuietFields = {
  state(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  isQuiet(ref: EntryRef): boolean
  /**
   * Holds the empty fields of new entries that the user has not left yet. Their issues stay hidden, because the user is
   * about to fill them.
   */
  begin(entry: Opened): void
  left(ref: EntryRef): void
  close(): void
}
type Opened = Pick<OpenEntry, 'space' | 'id' | 'isNew' | 'fields'>

export function quietFields(): QuietFields {
  const channel = new BroadcastChannel(channelName)
  const listeners = new Set<() => void>()
  let quiet: ReadonlySet<string> = new Set()

  function become(next: ReadonlySet<string>) {
    if (next.size === quiet.size && [...next].every((key) => quiet.has(key))) return
    quiet = next
    for (const listener of listeners) listener()
  }
  const hear = (heard: Heard) => become(new Set([...quiet].filter((key) => !key.startsWith(prefixOf(heard)))))
  channel.onmessage = ({ data }: MessageEvent<Heard>) => hear(data)
  function tell(heard: Heard) {
    const before = quiet
    hear(heard)
    if (before !== quiet) channel.postMessage(heard)
  }
  return {
    state: () => quiet,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isQuiet: (ref) => quiet.has(keyOf(ref)),
    begin(entry) {
      const ref = { space: entry.space, entry: entry.id }
      if (!entry.isNew()) return tell(ref)
      const empty = entry.fields.filter((field) => field.get() === undefined)
      become(new Set([...quiet, ...empty.map(({ id }) => keyOf({ ...ref, field: id }))]))
    },
    left: tell,
    close: () => channel.close(),
  }
}

/** Starts for a form that opens. Saved entries have no quiet fields. */
export function hearAllFields() {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({} satisfies Heard)
  channel.close()
}

const keyOf = ({ space, entry, field }: EntryRef) => `${space}/${entry}/${field};`

function prefixOf({ space, entry, field }: Heard): string {
  if (entry === undefined) return ''
  return field === undefined ? `${space}/${entry}/` : `${space}/${entry}/${field};`
}
