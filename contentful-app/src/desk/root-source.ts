import { isSameValue } from '@association/content/preview/same-value.ts'
import { valuesOf } from '@association/content/rules'
import type { EditorAppSDK } from '@contentful/app-sdk'
import type { EntryProps } from 'contentful-management'
import { listeners } from '../base/listeners.ts'
import type { EntrySource, FieldApi } from '../entry/entry-source.ts'
import type { Gateway } from '../entry/gateway.ts'
import {
  type Decision,
  decided,
  type FieldConflict,
  mergeValues,
  type Values,
} from '../entry/merge-values.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { type Conflict, withValues } from '../entry/stored-entry.ts'

/** The web app stores the root and reports only versions that it read itself. */
export type RootSource = {
  source: EntrySource
  /** Unsaved values win or become a conflict. */
  receive(theirs: EntryProps, root: OpenEntry): void
  /** The newest version that the web app or this desk has read. */
  version(): number
  conflict(): Conflict | undefined
  onState(listener: () => void): () => void
  settle(decision: Decision, root: OpenEntry): Promise<void>
}

type SdkEntry = Pick<EditorAppSDK['entry'], 'getSys' | 'fields'>
type Options = {
  locale: string
  gateway: Gateway
  user: string
}

/** The web app may have stored one of these last values without reporting it. */
const sentValues = 100

export function rootSource(entry: SdkEntry, { locale, gateway, user }: Options): RootSource {
  let conflict: Conflict | undefined
  let newest = entry.getSys().version
  const states = listeners<void>()
  const versionNow = () => entry.getSys().version
  const fields = Object.fromEntries(
    Object.entries(entry.fields).map(([id, api]) => [id, withArrivals(api as FieldApi, versionNow)]),
  )
  /** The values that Contentful held when nothing was unsaved. */
  let stored: Values = Object.fromEntries(Object.entries(fields).map(([id, { api }]) => [id, api.getValue()]))

  /** Treats fields that are saved or being saved as unchanged here. */
  function versions(theirs: EntryProps, root: OpenEntry) {
    const read = valuesOf(theirs, locale)
    const mine = root.values()
    const own = Object.keys(mine)
    const isMine = theirs.sys.updatedBy?.sys.id === user
    // A colleague can give a stored field a value that it had before.
    const isEcho = (id: string) =>
      isMine || isUnsaved(root, id) || (fields[id]?.sentAt() ?? 0) >= versionNow()
    const base = Object.fromEntries(own.map((id) => [id, isUnsaved(root, id) ? stored[id] : mine[id]]))
    const arrived = Object.fromEntries(
      own.map((id) => [
        id,
        isEcho(id) && fields[id]?.sent.some((sent) => isSameValue(sent, read[id])) ? base[id] : read[id],
      ]),
    )
    return { base, mine, theirs: arrived }
  }
  function receive(theirs: EntryProps, root: OpenEntry) {
    if (theirs.sys.version <= Math.max(newest, versionNow())) return
    const { base, mine, theirs: read } = versions(theirs, root)
    const merged = mergeValues({ base, mine, theirs: read })
    newest = theirs.sys.version
    const disputed = new Set(merged.conflicts.map(({ field }) => field))
    for (const [id, value] of Object.entries(merged.values))
      if (!isSameValue(value, mine[id])) fields[id]?.arrive(value)
    stored = { ...stored, ...Object.fromEntries(Object.entries(read).filter(([id]) => !disputed.has(id))) }
    const before = conflict
    conflict = merged.conflicts.length > 0 ? { theirs, fields: merged.conflicts } : undefined
    if (before !== conflict) states.tell()
  }
  const conflictNow = () => conflict?.fields ?? []
  return {
    source: {
      getSys: () => entry.getSys(),
      fields: Object.fromEntries(Object.entries(fields).map(([id, { api }]) => [id, api])),
    },
    receive,
    version: () => Math.max(newest, versionNow()),
    conflict: () => conflict,
    onState: states.add,
    /** Contentful gets the chosen values, so the web app finds no conflict when it reads them. */
    async settle(decision, root) {
      if (!conflict) return
      const shown = conflictNow().map(({ field }) => field)
      const theirs = await gateway.load()
      receive(theirs, root)
      const isShown = ({ field }: FieldConflict) => shown.includes(field)
      const disputed = conflictNow().filter(isShown)
      if (disputed.length === 0) return
      const mine = root.values()
      const base = Object.fromEntries(disputed.map(({ field, base: value }) => [field, value]))
      const others = valuesOf(theirs, locale)
      const only = (values: Values) => Object.fromEntries(disputed.map(({ field }) => [field, values[field]]))
      const chosen = decided({ base, mine: only(mine), theirs: only(others) }, decision)
      for (const { field } of disputed)
        if (!isSameValue(chosen[field], mine[field])) await fields[field]?.choose(chosen[field])
      const saved = await gateway.update(withValues(theirs, chosen, locale))
      newest = Math.max(newest, saved.sys.version)
      stored = { ...stored, ...chosen }
      const left = conflictNow().filter((each) => !isShown(each))
      conflict = left.length > 0 ? { theirs: saved, fields: left } : undefined
      states.tell()
    },
  }
}

const isUnsaved = (root: OpenEntry, id: string) =>
  root.fields.find((field) => field.id === id)?.draft.state().own !== 'none'

/** Adds values that bypass the web app, and records the values last sent to it with the version at that time. */
function withArrivals(field: FieldApi, version: () => number) {
  const arrivals = listeners<unknown>()
  const sent: unknown[] = []
  let sentAt = 0
  let newest = { value: field.getValue() }
  const send = (value: unknown) => {
    sent.push(value)
    sent.splice(0, sent.length - sentValues)
    newest = { value }
    sentAt = version()
  }
  const api: FieldApi = {
    getValue: () => newest.value,
    onIsDisabledChanged: (listener) => field.onIsDisabledChanged(listener),
    setValue(value) {
      send(value)
      return field.setValue(value)
    },
    removeValue() {
      send(undefined)
      return field.removeValue()
    },
    onValueChanged(listener) {
      const stops = [field.onValueChanged(listener), arrivals.add(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
  /** Passes a value that is not shown here yet to the web app. */
  async function choose(value: unknown) {
    await (value === undefined ? api.removeValue() : api.setValue(value))
    arrivals.tell(value)
  }
  return { api, sent, sentAt: () => sentAt, arrive: arrivals.tell, choose }
}
