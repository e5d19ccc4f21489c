export type SummaryLine = {
  name: string
  quantity: number
  /** The price of the line. */
  amount: string
  /** The list price, if the visitor pays less. */
  list?: string
  /** The rule of the price. */
  reason?: string
}

export type SummaryView = {
  lines: readonly SummaryLine[]
  total: string
  /** Shown below the total. */
  notes: readonly string[]
}

/** The answer to the request that saves the form. */
export type SavedAnswer = {
  isKept: boolean
  summary: SummaryView
  /** What joining costs and saves; undefined if the visitor cannot join. */
  joining: string | undefined
}

/** The page has two summaries, for wide and for small windows. */
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
