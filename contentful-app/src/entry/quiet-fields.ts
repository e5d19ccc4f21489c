import type { EntryRef } from '../contentful/addresses.ts'
import type { OpenEntry } from './open-entry.ts'

const channelName = 'association-app:left-fields'

type Heard = Partial<EntryRef>

/**
 * Holds the keys of new entries' empty fields that the person has not left yet. Their problems stay hidden, because the
 * person is about to fill them.
 */
export type QuietFields = {
  state(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  isQuiet(ref: EntryRef): boolean
  /** Call it when a form opens. An entry that was saved before has no quiet fields. */
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

/** A release attempt makes all frames show all problems. */
export function hearAllFields() {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({} satisfies Heard)
  channel.close()
}

const keyOf = ({ space, entry, field }: EntryRef) => `${space}/${entry}/${field};`

/** The separators keep one id from matching the beginning of another. */
function prefixOf({ space, entry, field }: Heard): string {
  if (entry === undefined) return ''
  return field === undefined ? `${space}/${entry}/` : `${space}/${entry}/${field};`
}
