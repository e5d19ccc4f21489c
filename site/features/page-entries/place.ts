import { messages } from '../edit-link/messages.ts'
import { tabClass } from './tab-class.ts'

/** The markup of the island before its first use: the button alone, without React. */
export function placeOfEntries(path: string): HTMLElement {
  const place = document.createElement('div')
  place.dataset.island = 'page-entries'
  place.dataset.when = 'use'
  place.dataset.options = JSON.stringify({ path, label: messages.entries, tabClass })
  const button = document.createElement('button')
  button.type = 'button'
  button.className = tabClass
  button.setAttribute('aria-expanded', 'false')
  button.textContent = messages.entries
  place.append(button)
  return place
}
