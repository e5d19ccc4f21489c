import type { EntryProps } from 'contentful-management'
import { listeners } from '../base/listeners.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'
import type { FieldStep } from '../entry/field-value.ts'
import type { Decision } from '../entry/merge-values.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { saveFailures } from '../entry/save-failure.ts'
import type { SaveState } from '../entry/save-queue.ts'
import type { Conflict } from '../entry/stored-entry.ts'
import type { Desk, DeskConflict, DeskPatch } from './desk.ts'
import { openStored } from './open-stored.ts'
import type { Joining, UndoStep } from './undo/history.ts'

export type Member = {
  entry: OpenEntry
  version(): number
  publishedVersion(): number | undefined
  receive(entry: EntryProps): void
  conflict(): Conflict | undefined
  onState(listener: () => void): () => void
  settle(decision: Decision): Promise<void>
}

export type OpenedEntries = Pick<Desk, 'open' | 'opened' | 'onPatch' | 'saving' | 'conflicts'> & {
  addRoot(member: Member): void
  member(ref: EntryRef): Member | undefined
  listening(ref: EntryRef): {
    acted(step: FieldStep, how?: Joining): void
    onSaveState(state: SaveState): void
  }
}

type Options = {
  session: Session
  record(step: UndoStep, how?: Joining): void
  known(ref: EntryRef): EntryProps | undefined
  onStored(ref: EntryRef, entry: EntryProps): unknown
}

const worst: readonly SaveState[] = [...saveFailures, 'saving', 'saved']
const keyOf = ({ space, entry }: EntryRef) => `${space}/${entry}`

export function openedEntries({ session, record, known, onStored }: Options): OpenedEntries {
  const members = new Map<string, Member>()
  const opening = new Map<string, Promise<OpenEntry>>()
  const states = new Map<string, SaveState>()
  const patches = listeners<DeskPatch>()
  const [saved, disputed] = [listeners<void>(), listeners<void>()]
  let saving: SaveState = 'saved'
  let conflicts: readonly DeskConflict[] = []

  function add(member: Member) {
    const { entry } = member
    members.set(keyOf({ space: entry.space, entry: entry.id }), member)
    entry.onChange((fields) => patches.tell({ space: entry.space, entry: entry.id, fields }))
    let before = member.conflict()
    member.onState(() => {
      if (before === member.conflict()) return
      before = member.conflict()
      conflicts = [...members.values()].flatMap(conflictOf)
      disputed.tell()
    })
  }
  function listening(ref: EntryRef) {
    const { space, entry } = ref
    return {
      acted: ({ said, isTyped, ...change }: FieldStep, how?: Joining) =>
        record({ said, ...(isTyped && { isTyped }), changes: [{ space, entry, ...change }] }, how),
      onSaveState(state: SaveState) {
        states.set(keyOf(ref), state)
        const all = [...states.values()]
        saving = worst.find((each) => all.includes(each)) ?? 'saved'
        saved.tell()
      },
    }
  }
  async function openBelow(ref: EntryRef): Promise<OpenEntry> {
    const { entry, stored } = await openStored({ session, ref, known: known(ref), ...listening(ref) })
    add({
      ...{ ...stored, entry },
      version: () => stored.latest().sys.version,
      publishedVersion: () => stored.latest().sys.publishedVersion,
    })
    stored.onState(() => onStored(ref, stored.latest()))
    return entry
  }
  return {
    addRoot: add,
    listening,
    member: (ref) => members.get(keyOf(ref)),
    async open(ref) {
      const key = keyOf(ref)
      const opened = members.get(key)?.entry
      if (opened) return opened
      const asked = opening.get(key) ?? openBelow(ref)
      opening.set(key, asked)
      return asked.finally(() => opening.delete(key))
    },
    opened: () => [...members.values()].map(({ entry }) => entry),
    onPatch: patches.add,
    saving: { state: () => saving, subscribe: saved.add },
    conflicts: {
      state: () => conflicts,
      subscribe: disputed.add,
      settle: async ({ entry: { space, id } }, decision) =>
        members.get(keyOf({ space, entry: id }))?.settle(decision),
    },
  }
}

function conflictOf(member: Member): DeskConflict[] {
  const conflict = member.conflict()
  const by = conflict?.theirs.sys.updatedBy?.sys.id
  return conflict ? [{ entry: member.entry, fields: conflict.fields, ...(by && { by }) }] : []
}
