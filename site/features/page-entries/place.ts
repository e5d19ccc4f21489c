import { tabClass } from './tab-class.ts'

const label = 'Entries on this page'

/** The button needs no React before its first use. */
export function placeOfEntries(path: string): HTMLElement {
  const place = document.createElement('div')
  place.dataset.island = 'page-entries'
  place.dataset.when = 'use'
  place.dataset.options = JSON.stringify({ path, label, tabClass })
  const button = document.createElement('button')
  button.type = 'button'
  button.className = tabClass
  button.setAttribute('aria-expanded', 'false')
  button.textContent = label
  place.append(button)
  return place
}
