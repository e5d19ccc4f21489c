import type { SpaceIds } from '../content/links.ts'
import type { CanvasSession } from './canvas-session.ts'
import { choose, chooseAndTell } from './choose.ts'
import { fieldAt, type MarkedField } from './marked-field.ts'
import { toolsSelector } from './use-hover.ts'

const leadsAway = 'a[href]:not([href^="#"])'

type Options = { ids: SpaceIds; canvas: CanvasSession; clicked(field: MarkedField): void }

/** In edit mode, a click with Alt uses the page, such as a carousel. */
export function onClick(event: MouseEvent, { ids, canvas, clicked }: Options) {
  const { target } = event
  if (!(target instanceof Element) || target.closest(toolsSelector)) return
  const { mode } = canvas.store.state()
  const link = target.closest<HTMLAnchorElement>(leadsAway)
  if (link) event.preventDefault()
  if (mode === 'browse') {
    if (link) follow(link, canvas.store.events().browsed)
    return
  }
  const isUse = mode === 'edit' && event.altKey
  if (!isUse && !isShow(target, canvas)) select(target, { ids, canvas, clicked })
}

function select(target: Element, { ids, canvas, clicked }: Options) {
  const block = canvas.blocks.at(target)
  const field = fieldAt(target, ids)
  if (block && field) choose(block, canvas)
  if (field) clicked(field)
  else if (block && canvas.store.state().mode === 'edit') chooseAndTell(block, canvas)
}

function isShow(target: Element, { blocks, store }: CanvasSession): boolean {
  const block = target.closest('[data-canvas="show"]') ? blocks.at(target) : undefined
  if (!block) return false
  store.events().operation({ do: 'show', space: block.entry.space, entry: block.entry.id })
  return true
}

/** The app shows pages of the site only. */
function follow({ href, origin, protocol }: HTMLAnchorElement, browsed: (href: string) => void) {
  if (origin === window.location.origin) browsed(href)
  else if (protocol === 'https:' || protocol === 'http:') window.open(href, '_blank', 'noopener')
}
