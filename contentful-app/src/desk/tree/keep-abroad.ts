import type { Space } from '@association/content'
import type { Subject } from '@association/content/rules'
import { listeners } from '../../base/listeners.ts'
import type { Observed } from '../../base/observed.ts'
import { type Across, loadAcross } from '../../contentful/load-across.ts'
import type { ContentLoader } from '../../contentful/load-content.ts'
import { otherSpace } from '../../contentful/session.ts'
import type { DeskTree, KeptTree } from './keep-tree.ts'
import { type Remembering, remembering } from './remembering.ts'

export type KeptAbroad = Observed<Across | undefined> &
  Pick<Remembering, 'entry' | 'asset' | 'known' | 'remove'> & {
    receive: Remembering['receive']
    again(): void
    close(): void
  }

type Options = {
  root(): Subject
  tree: Observed<DeskTree> & Pick<KeptTree, 'stored'>
  load(space: Space): ContentLoader
  locale: string
  spaceIds: Readonly<Record<Space, string>>
  now?(): number
}

/** Typing comes first. After a failure, changes of the page do not request the other space at once. */
const rests = { lookMs: 500, failureMs: 30_000 } as const

/** Requests only unread entries and files. A page without links into the other space causes no request. */
export function keepAbroad({ root, tree, load, locale, spaceIds, now = Date.now }: Options): KeptAbroad {
  const { space } = root()
  const abroad = remembering(load(otherSpace(space)))
  const home = remembering(load(space))
  const loads = { [space]: withTree(tree, home), [otherSpace(space)]: abroad } as Record<Space, ContentLoader>
  const told = listeners<void>()
  let state: Across | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let round = 0

  async function look() {
    if (tree.state().phase !== 'known' || now() - failedAt < rests.failureMs) return
    round += 1
    const own = round
    const found = await loadAcross(root(), { load: (of) => loads[of], locale, spaceIds }).catch(
      () => undefined,
    )
    if (own !== round) return
    if (!found || found.unread.length > 0) failedAt = now()
    if (!found) return
    state = found
    told.tell()
  }
  function soon() {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), rests.lookMs)
  }
  const stop = tree.subscribe(soon)
  soon()
  return {
    state: () => state,
    subscribe: told.add,
    entry: abroad.entry,
    asset: abroad.asset,
    known: abroad.known,
    remove(ids) {
      abroad.remove(ids)
      soon()
    },
    receive(newer) {
      abroad.receive(newer)
      soon()
    },
    again() {
      abroad.forget()
      home.forget()
      failedAt = Number.NEGATIVE_INFINITY
      soon()
    },
    close() {
      round += 1
      clearTimeout(timer)
      stop()
    },
  }
}

/** The desk's tree has read most of this space. Its files have no links and are not read. */
const withTree = ({ stored }: Pick<KeptTree, 'stored'>, load: ContentLoader): ContentLoader => ({
  assets: async () => [],
  async entries(ids) {
    const unread = ids.filter((id) => !stored(id))
    const read = unread.length > 0 ? await load.entries(unread) : []
    return [...ids.flatMap((id) => stored(id) ?? []), ...read]
  },
})
