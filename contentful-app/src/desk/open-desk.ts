import type { Space } from '@association/content'
import { statusOf } from '@association/content/rules'
import type { EditorAppSDK } from '@contentful/app-sdk'
import type { EntryProps } from 'contentful-management'
import { inTime } from '../base/in-time.ts'
import { tabMemory } from '../base/storage/memory.ts'
import { spaceNames } from '../contentful/installation.ts'
import { loader } from '../contentful/load-content.ts'
import { otherSpace, type Session, spaceIdsOf } from '../contentful/session.ts'
import { gatewayOf } from '../entry/gateway.ts'
import { openEntry, subjectOf } from '../entry/open-entry.ts'
import { quietFields } from '../entry/quiet-fields.ts'
import { ConflictError } from '../entry/stored-entry.ts'
import type { Desk } from './desk.ts'
import { holderOf } from './holder-of.ts'
import { draftsOf, historyOf } from './kept.ts'
import { knownTo } from './known-to.ts'
import { openedEntries } from './opened-entries.ts'
import { rootSys } from './page/root-sys.ts'
import { shareDesk } from './page/share-desk.ts'
import { rootSource } from './root-source.ts'
import { operationRunner } from './run-operation.ts'
import { keepSelection } from './selection.ts'
import { watchTeam } from './team/watch-team.ts'
import { keepAbroad } from './tree/keep-abroad.ts'
import { type KeptTree, keepTree } from './tree/keep-tree.ts'
import { deskUndo } from './undo/desk-undo.ts'
import { worldOf } from './world.ts'

/** The web app retries for up to a minute; the person learns earlier that nothing is saved. */
const commitPatienceMs = 5000

/** Returns undefined if the site does not use the content type. */
export function openDesk(sdk: EditorAppSDK, session: Session): Desk | undefined {
  const { space } = session.here
  const locale = session.sdk.locales.default
  const ref = { space, entry: sdk.entry.getSys().id }
  const extra = new Map<string, EntryProps>()

  const undo = deskUndo({
    kept: historyOf(session, ref),
    open: (entry) => entries.open(entry),
    rest() {
      for (const entry of entries.opened()) entry.rest()
    },
  })
  const entries = openedEntries({
    ...{ session, record: undo.record },
    onStored: (entry, stored) =>
      entry.space === space ? tree.receive([stored]) : abroad.receive({ entries: [stored] }),
    known: (entry) =>
      entry.space === space ? (tree.stored(entry.entry) ?? extra.get(entry.entry)) : undefined,
  })
  const gateway = gatewayOf(session, ref)
  const source = rootSource(sdk.entry, { locale, gateway, user: session.sdk.ids.user })
  const root = openEntry(source.source, {
    ...{ space, ...entries.listening(ref) },
    keep: {
      drafts: draftsOf(session, ref),
      commit: () => inTime(sdk.entry.save(), commitPatienceMs).catch(lookAgain),
    },
  })
  if (!root) return undefined
  /**
   * The web app reports only that the entry is not stored. If a colleague stored it, the desk offers a choice. A failed
   * read tells the reason.
   */
  async function lookAgain(refusal: unknown): Promise<never> {
    const theirs = await gateway.load()
    if (root) source.receive(theirs, root)
    throw source.conflict() ? new ConflictError('Another person changed the same fields.') : refusal
  }
  entries.addRoot({
    ...{ entry: root, conflict: source.conflict, onState: source.onState },
    version: source.version,
    publishedVersion: () => sdk.entry.getSys().publishedVersion,
    receive: (entry) => source.receive(entry, root),
    settle: (decision) => source.settle(decision, root),
  })
  const sys = rootSys(sdk.entry)
  const tree: KeptTree = keepTree({
    ...{ root, locale, spaceName: spaceNames[space], load: loader(session, space) },
    rootStatus: () => statusOf(sys.state()),
    onReadAgain(read) {
      for (const entry of read) entries.member({ space, entry: entry.sys.id })?.receive(entry)
    },
    opened: (entry) => entries.member({ space, entry })?.entry,
  })
  entries.onPatch((patch) => {
    const entry = entries.member(patch)?.entry
    if (entry) tree.changed(entry, patch.fields)
  })
  const abroad = keepAbroad({
    ...{ tree, locale, spaceIds: spaceIdsOf(session), load: (of) => loader(session, of) },
    root: () => subjectOf(root),
  })
  const other = otherSpace(space)
  const contentOf = (of: Space) => {
    const state = tree.state()
    if (of === other) return abroad.state()?.contents[other]
    return state.phase === 'known' ? state.content : undefined
  }
  function receive(of: Space, read: readonly EntryProps[]) {
    for (const entry of read) {
      entries.member({ space: of, entry: entry.sys.id })?.receive(entry)
      if (of === space && entry.sys.id === ref.entry) sys.receive(entry.sys)
    }
    if (of === space) tree.receive(read.filter(({ sys }) => sys.id !== ref.entry))
    else abroad.receive({ entries: read })
  }
  const knownIn = (of: Space) => (of === space ? tree : abroad).known()
  const team = watchTeam({
    ...{ session, root: ref },
    spaces() {
      const isAbroad = knownIn(other).entries.size > 0
      const all = isAbroad ? [space, other] : [space]
      return { opened: all, all }
    },
    isStoring: () => entries.saving.state() !== 'saved',
    known: knownTo({
      ...{ entries, tree, abroad, locale, root: ref },
      isMissing: ({ space: of, entry }) => knownIn(of).missing.has(entry),
    }),
    idsOf(of) {
      const { entries: read, missing } = knownIn(of)
      return [...new Set([...(of === space ? [ref.entry] : []), ...read.keys(), ...missing])]
    },
    sawRoot: sys.receive,
    remove: (of, ids) => (of === space ? tree : abroad).remove(ids),
    knownFile: (of, id) => (of === space ? tree.file(id) : abroad.asset(id)),
    receiveFiles: (of, assets) => (of === space ? tree.receiveFiles(assets) : abroad.receive({ assets })),
    holderOf(of, id) {
      const content = contentOf(of)
      return content && holderOf(content, { space: of, id })
    },
    receive,
  })
  const stopSharing = shareDesk({
    ...{ root, opened: entries.opened, onPatch: entries.onPatch, tree, abroad, sys },
  })
  sys.subscribe(tree.rootChanged)
  const quiet = quietFields()
  const world = worldOf({
    ...{ extra, locale, tree: tree.state },
    opened: (entry) => entries.member(entry)?.entry,
  })
  return {
    ...{ session, root, undo, abroad },
    tree: {
      ...tree,
      again() {
        tree.again()
        abroad.again()
        void gateway.load().then(
          (entry) => receive(space, [entry]),
          () => {}, // The poll reads it later.
        )
      },
    },
    ...{ open: entries.open, opened: entries.opened, onPatch: entries.onPatch },
    ...{ saving: entries.saving, conflicts: entries.conflicts },
    selection: keepSelection(ref, tabMemory),
    run: operationRunner({ session, open: entries.open, undo, world, extra }),
    receive: (of, entry) => receive(of.space, [entry]),
    flush() {
      for (const entry of entries.opened()) entry.flush()
    },
    ...{ team, quiet },
    close() {
      stopSharing()
      quiet.close()
      team.close()
      abroad.close()
      tree.close()
    },
  }
}
