import { contentTypeFor } from '@association/content/content-types'
import type { Described } from './blocks/described.ts'
import { describe, parentPath, wordsOf } from './blocks/described.ts'
import { edgeWords, stepOf } from './blocks/moves.ts'
import type { CanvasSession } from './canvas-session.ts'
import { choose, chooseAndTell } from './choose.ts'
import { stickyEdge } from './in-sight.ts'

export function actsOf(described: Described, session: CanvasSession) {
  const { store } = session
  const { block, place } = described
  const id = { space: block.entry.space, entry: block.entry.id }
  const { operation, edit } = store.events()
  return {
    edit: () => edit({ ...id, field: firstField(block.entry) }),
    move(by: -1 | 1) {
      const step = place && stepOf(place, by)
      if (!step) return store.set({ said: edgeWords(place, by) })
      choose(block, session)
      operation(step)
    },
    duplicate: () => place && operation({ do: 'duplicate', at: place.place }),
    toggle: () => operation({ do: described.isHidden ? 'show' : 'hide', ...id }),
    remove() {
      if (!place) return store.set({ said: edgeWords(undefined, 1) })
      chooseNeighbor(described, session)
      operation({ do: 'remove', at: place.place })
    },
  }
}

/** Only editors see the internal name. */
function firstField({ type }: Described['block']['entry']): string {
  const model = contentTypeFor(type)
  const shown = Object.entries(model?.fields ?? {}).filter(([, { hidden }]) => !hidden)
  const [first] = shown.find(([field]) => field !== 'internalName') ?? shown[0] ?? ['']
  return first
}

/** Keeps the focus on the canvas after a removal. */
function chooseNeighbor({ block }: Described, session: CanvasSession) {
  const parent = parentPath(block.path)
  const siblings = session.blocks.ordered().filter(({ path }) => parentPath(path) === parent)
  const at = siblings.findIndex(({ path }) => path === block.path)
  const next = siblings[at + 1] ?? siblings[at - 1] ?? session.blocks.get(parent)
  if (next) choose(next, session)
  else session.store.set({ chosen: undefined, selected: undefined })
}

export function goBy(by: -1 | 1, from: string | undefined, session: CanvasSession) {
  const { blocks, lookup, store } = session
  const all = blocks.ordered()
  const at = all.findIndex(({ path }) => path === from)
  const next = all[at < 0 ? 0 : at + by]
  if (!next) return store.set({ said: by < 0 ? 'This is the first block.' : 'This is the last block.' })
  chooseAndTell(next, session)
  store.set({ said: wordsOf(describe(next, blocks, lookup)) })
  scrollTo(next, session)
}

function scrollTo({ shown }: Described['block'], { store }: CanvasSession) {
  const rect = shown.getClientRects()[0]
  if (!rect) return
  const room = 60 / store.state().scale
  const first = stickyEdge() + room
  const isSeen = rect.top >= first && rect.top < window.innerHeight - room
  if (!isSeen) window.scrollBy({ top: rect.top - first - room, behavior: 'instant' })
}
