import type { Space } from '@association/content'
import type { EntryRef } from '../../contentful/addresses.ts'
import { otherSpace } from '../../contentful/session.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import type { KeptAbroad } from '../tree/keep-abroad.ts'
import type { KeptTree } from '../tree/keep-tree.ts'
import type { LoadedBelow } from '../tree/load-below.ts'
import { sharePage } from './page-channel.ts'
import { changedParts, isEmpty, type PagePart, type PageParts, type Typed } from './page-parts.ts'
import type { RootSys } from './root-sys.ts'

type Options = {
  root: OpenEntry
  opened(): readonly OpenEntry[]
  onPatch(listener: (patch: EntryRef) => void): () => void
  tree: Pick<KeptTree, 'state' | 'subscribe' | 'known'>
  abroad: Pick<KeptAbroad, 'subscribe' | 'known'>
  sys: RootSys
}

/** The sidebar is informed after a pause, so that typing stays fast. */
const restMs = 100

export function shareDesk({ root, opened, onPatch, tree, abroad, sys }: Options): () => void {
  const { space } = root
  const patched = new Set<string>()
  let delta = changedParts()
  let timer: ReturnType<typeof setTimeout> | undefined

  const typedIn = (isWanted: (key: string) => boolean): Typed[] =>
    opened()
      .filter((entry) => entry !== root && isWanted(`${entry.space}/${entry.id}`))
      .map((entry) => ({ space: entry.space, entry: entry.id, values: entry.values() }))
  const partsNow = () =>
    ({ [space]: partOf(tree.known()), [otherSpace(space)]: partOf(abroad.known()) }) as Record<
      Space,
      PagePart
    >
  const shared = sharePage(
    { space, entry: root.id },
    {
      whole() {
        if (tree.state().phase !== 'known') return undefined
        delta = changedParts()
        delta({ parts: partsNow(), typed: [] })
        return { parts: partsNow(), typed: typedIn(() => true), sys: sys.state() }
      },
    },
  )
  function tell() {
    const page: PageParts = {
      ...delta({ parts: partsNow(), typed: typedIn((key) => patched.has(key)) }),
      sys: sys.state(),
    }
    patched.clear()
    if (!isEmpty(page)) shared.changed(page)
  }
  function soon() {
    timer ??= setTimeout(() => {
      timer = undefined
      if (tree.state().phase === 'known') tell()
    }, restMs)
  }
  const stops = [
    tree.subscribe(soon),
    abroad.subscribe(soon),
    onPatch((patch) => {
      patched.add(`${patch.space}/${patch.entry}`)
      soon()
    }),
    sys.subscribe(() =>
      shared.changed({ parts: { association: nothing, events: nothing }, typed: [], sys: sys.state() }),
    ),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    shared.close()
  }
}

const nothing: PagePart = { entries: [], assets: [], gone: [] }

const partOf = ({ entries, assets, missing }: LoadedBelow): PagePart => ({
  entries: [...entries.values()],
  assets: [...assets.values()],
  gone: [...missing],
})
