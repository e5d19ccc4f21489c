export type SummaryLine = {
  name: string
  quantity: number
  amount: string
  /** List price, if the visitor pays less. */
  list?: string
  reason?: string
}

export type SummaryView = {
  lines: readonly SummaryLine[]
  total: string
  notes: readonly string[]
}

export type SavedAnswer = {
  isKept: boolean
  summary: SummaryView
  joining: string | undefined
}

/** Wide and small windows each have a summary. */
export function showSaved(element: HTMLElement, { summary: { lines, total }, joining }: SavedAnswer) {
  for (const place of element.querySelectorAll('[data-total]')) place.textContent = total
  for (const place of element.querySelectorAll('[data-saving]')) if (joining) place.textContent = joining
  for (const place of element.querySelectorAll<HTMLElement>('[data-empty]')) place.hidden = lines.length > 0
  for (const place of element.querySelectorAll('[data-summary]')) {
    const blank = place.querySelector('[data-blank] > li')
    if (blank)
      place.querySelector('[data-lines]')?.replaceChildren(...lines.map((line) => filled(blank, line)))
  }
}

function filled(blank: Element, line: SummaryLine): Element {
  const copy = blank.cloneNode(true) as Element
  const words: Record<string, string> = {
    ...{ name: line.name, amount: line.amount, reason: line.reason ?? '', list: line.list ?? '' },
    quantity: line.quantity > 1 ? `${line.quantity} ×` : '',
  }
  for (const part of copy.querySelectorAll<HTMLElement>('[data-part]'))
    part.textContent = words[part.dataset.part ?? ''] ?? ''
  for (const part of copy.querySelectorAll<HTMLElement>('[data-whole]')) part.hidden = line.list === undefined
  return copy
}
