import { type Box, freePlace } from './free-place.ts'

const restMs = 150
const markers = new Set<HTMLElement>()
let timer: ReturnType<typeof setTimeout> | undefined
let sizes: ResizeObserver | undefined

/** Returns a cleanup function. */
export function keepBeside(marker: HTMLElement): () => void {
  const block = blockAfter(marker)
  markers.add(marker)
  sizes ??= new ResizeObserver(arrangeSoon)
  sizes.observe(document.body)
  if (block) sizes.observe(block)
  arrangeSoon()
  return () => {
    markers.delete(marker)
    if (block) sizes?.unobserve(block)
  }
}

/** Waits for a pause, so that it never delays typing. */
export function arrangeSoon() {
  clearTimeout(timer)
  timer = setTimeout(arrange, restMs)
}

/** Measures before it moves, so that the browser lays out once. */
function arrange() {
  if (markers.size === 0) return
  const taken = wordsOf(document.body)
  const moves = [...markers].flatMap((marker) => {
    const block = blockOf(marker)
    if (!block) return []
    const box = block.getBoundingClientRect()
    const size = marker.offsetWidth
    const place = freePlace(box, { size, taken, room: roomOf(block, box) })
    taken.push(place)
    return { marker, place, now: marker.getBoundingClientRect() }
  })
  for (const { marker, place, now } of moves) {
    marker.style.left = `${marker.offsetLeft + place.left - now.left}px`
    marker.style.top = `${marker.offsetTop + place.top - now.top}px`
    marker.dataset.side = place.left + place.right > document.documentElement.clientWidth ? 'right' : 'left'
    marker.dataset.placed = ''
  }
}

/** A block that shows nothing has only its parent; a hidden slide has neither. */
const blockOf = (marker: Element) =>
  [blockAfter(marker), marker.parentElement].find(
    (each) => each && each.clientHeight > 0 && each.clientWidth > 0,
  )

/** The page's marker can precede that of its first block. */
export function blockAfter(marker: Element): Element | null {
  let next = marker.nextElementSibling
  while (next?.hasAttribute('data-markers')) next = next.nextElementSibling
  return next
}

function wordsOf(root: HTMLElement): Box[] {
  const boxes: Box[] = [...root.querySelectorAll('input, select, textarea')].map((field) =>
    field.getBoundingClientRect(),
  )
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('[data-markers]')) continue
    range.selectNodeContents(text)
    boxes.push(...range.getClientRects())
  }
  return boxes
}

/** An ancestor that clips the whole block is a waiting slide. */
function roomOf(block: Element, box: Box): Box {
  const { clientWidth } = document.documentElement
  let room: Box = { left: 0, top: -window.scrollY, right: clientWidth, bottom: Number.POSITIVE_INFINITY }
  for (let parent = block.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX === 'visible') continue
    const cut = intersection(room, parent.getBoundingClientRect())
    if (overlaps(cut, box)) room = cut
  }
  return overlaps(room, box)
    ? room
    : { ...room, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }
}

const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
