import { hiddenField } from '@association/content/define/hidden-block.ts'
import {
  type Content,
  fileOf,
  type Subject,
  type Target,
  targetOf,
  valuesOf,
} from '@association/content/rules'
import type { AssetProps, EntryProps } from 'contentful-management'
import { listeners } from '../../base/listeners.ts'
import type { Observed } from '../../base/observed.ts'
import type { ContentLoader } from '../../contentful/load-content.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { listsBlocks } from '../operations/block-fields.ts'
import { type LoadedBelow, loadBelow, nothingKnown, sizeOf } from './load-below.ts'

/** `content` includes unsaved values. `isCut`: the limit of entries was reached. `gaps`: sentences about unread parts. */
export type DeskTree =
  | { phase: 'loading' }
  | { phase: 'known'; content: Content; isCut: boolean; gaps: readonly string[] }
  | { phase: 'failed'; reason: string }

export type KeptTree = Observed<DeskTree> & {
  again(): void
  /** Takes entries that were read elsewhere, such as a colleague's changes. */
  receive(entries: readonly EntryProps[]): void
  receiveFiles(files: readonly AssetProps[]): void
  stored(id: string): EntryProps | undefined
  file(id: string): AssetProps | undefined
  remove(ids: readonly string[]): void
  rootChanged(): void
  known(): LoadedBelow
  /** Call it after an editor changed fields of an open entry. */
  changed(entry: OpenEntry, patch: Record<string, unknown>): void
  close(): void
}

type Options = {
  root: OpenEntry
  /** The tree does not read the root, so it asks for its status. */
  rootStatus(): Subject['status']
  opened(id: string): OpenEntry | undefined
  onReadAgain?(entries: readonly EntryProps[]): void
  load: ContentLoader
  locale: string
  spaceName: string
}

const delays = { titleMs: 300, firstRetryMs: 3000, longestRetryMs: 60_000 } as const

export function keepTree(options: Options): KeptTree {
  const { root, rootStatus, opened, onReadAgain = () => {}, load, locale, spaceName } = options
  const gap = `A part of the space ${spaceName} could not be read. The app tries again.`
  let known: LoadedBelow = nothingKnown()
  let state: DeskTree = { phase: 'loading' }
  let isCut = false
  /** Numbers the reads, so that a finished read notices a newer one. */
  let round = 0
  /** During a reload, a change waits, because its read would replace the reload. */
  let isReloading = false
  let isUpdateDue = false
  let retryMs: number = delays.firstRetryMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const treeListeners = listeners<void>()
  /** Each version of an entry keeps one object, so that its names, rows and errors stay cached. */
  const targets = new WeakMap<EntryProps, Target>()

  const rootNow = (): Target => ({
    space: root.space,
    id: root.id,
    type: root.type,
    typeName: root.type.name,
    values: root.values(),
    status: rootStatus(),
  })
  function targetFor(entry: EntryProps): Target {
    const target = targets.get(entry) ?? targetOf(entry, { space: root.space, locale })
    targets.set(entry, target)
    return target
  }
  function contentNow(): Content {
    const entries = [...known.entries.values()].map((entry): [string, Target] => {
      const target = targetFor(entry)
      const typed = opened(target.id)?.values()
      return [target.id, typed ? { ...target, values: { ...target.values, ...typed } } : target]
    })
    const files = [...known.assets.values()].map((asset) => [asset.sys.id, fileOf(asset, locale)] as const)
    return { entries: new Map([...entries, [root.id, rootNow()]]), files: new Map(files) }
  }
  function publish(gaps: readonly string[] = state.phase === 'known' ? state.gaps : []) {
    state = { phase: 'known', content: contentNow(), isCut, gaps }
    treeListeners.tell()
  }
  /** A newer read replaces an unfinished one. */
  async function complete(next: LoadedBelow) {
    round += 1
    const ownRound = round
    isReloading = known !== next
    const sizeBefore = sizeOf(next)
    const result = await loadBelow(root.id, next, { load, valuesOf: valuesIn(next) }).catch(
      () => 'failed' as const,
    )
    if (ownRound !== round) return
    isReloading = false
    if (result === 'failed') return retryLater()
    retryMs = delays.firstRetryMs
    const isReload = known !== next
    const isShown = state.phase === 'known' && state.gaps.length === 0 && isCut === result
    if (isShown && !isReload && sizeOf(next) === sizeBefore) return
    known = next
    isCut = result
    publish([])
    if (isReload) onReadAgain([...next.entries.values()])
    if (isUpdateDue) update()
  }
  const valuesIn = (loaded: LoadedBelow) => (id: string) => {
    const entry = loaded.entries.get(id)
    const typed = id === root.id ? root.values() : opened(id)?.values()
    return { ...(entry ? valuesOf(entry, locale) : {}), ...typed }
  }
  function retryLater() {
    later(() => void complete(known), retryMs)
    retryMs = Math.min(retryMs * 2, delays.longestRetryMs)
    if (state.phase === 'known') return publish([gap])
    state = { phase: 'failed', reason: gap }
    treeListeners.tell()
  }
  function later(task: () => void, ms: number) {
    clearTimeout(timer)
    timer = setTimeout(task, ms)
  }
  function update() {
    if (state.phase === 'known') publish()
    isUpdateDue = isReloading
    if (!isReloading) void complete(known)
  }
  void complete(known)

  return {
    state: () => state,
    subscribe: treeListeners.add,
    again: () => void complete(nothingKnown()),
    receive(entries) {
      for (const entry of entries) {
        known.entries.set(entry.sys.id, entry)
        known.missing.delete(entry.sys.id)
      }
      update()
    },
    remove(ids) {
      const lost = ids.filter((id) => known.entries.delete(id))
      for (const id of lost) known.missing.add(id)
      if (lost.length > 0) update()
    },
    rootChanged: () => state.phase === 'known' && publish(),
    known: () => known,
    receiveFiles(files) {
      for (const file of files) known.assets.set(file.sys.id, file)
      update()
    },
    stored: (id) => known.entries.get(id),
    file: (id) => known.assets.get(id),
    changed({ type }, patch) {
      const changed = Object.keys(patch)
      if (changed.some((id) => isStructure(type.fields[id], id))) update()
      else if (changed.some((id) => id === type.title || type.fields[id]?.kind === 'richText'))
        later(update, delays.titleMs)
    },
    close() {
      round += 1
      clearTimeout(timer)
    },
  }
}

const isStructure = (field: OpenEntry['type']['fields'][string] | undefined, id: string) =>
  field !== undefined && (listsBlocks(field) || id === hiddenField)
