/** A line of the registration in words. */
export type SummaryLine = {
  name: string
  quantity: number
  /** What the line costs. */
  amount: string
  /** The list price of the line, if the visitor pays less. */
  list?: string
  /** The rule of the price. */
  reason?: string
}

/** The registration so far in words. */
export type SummaryView = {
  lines: readonly SummaryLine[]
  total: string
  /** What else is to say about the total. */
  notes: readonly string[]
}

/** What the island of a step learns after its form was saved. */
export type SavedAnswer = {
  isKept: boolean
  summary: SummaryView
  /** What joining costs and saves, for visitors who can join. */
  joining: string | undefined
}

/** Shows lines and totals after a change. The page has one summary for wide and one for small windows. */
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

/** A copy of the blank line with these words. */
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
