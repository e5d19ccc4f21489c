const focusable = 'a[href], button'

const shown = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>(focusable)].filter((each) => each.checkVisibility())

export function trapFocus(event: KeyboardEvent, element: HTMLElement) {
  const all = shown(element)
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function moveFocus(event: KeyboardEvent, groups: readonly HTMLElement[]) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return // such as the browser's “back”
  const step = steps[event.key]
  const focused = document.activeElement as HTMLElement
  const isButton = groups.includes(focused)
  const list = isButton ? focused : groups.find((group) => linksOf(group).includes(focused))
  if (!step || !list) return
  event.preventDefault()
  const enters = isButton && event.key === 'ArrowDown' && list.ariaExpanded === 'true'
  if (enters) return linksOf(list)[0]?.focus()
  // Guests do not see the user menu.
  const all = isButton ? groups.filter((each) => each.checkVisibility()) : linksOf(list)
  all[step(all.indexOf(focused), all.length)]?.focus()
}

const linksOf = (group: HTMLElement) => {
  const panel = document.getElementById(group.getAttribute('aria-controls') ?? '')
  return panel ? shown(panel) : []
}
