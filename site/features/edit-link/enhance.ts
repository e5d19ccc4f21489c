import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import styles from './edit-link.module.css'
import { messages } from './messages.ts'

/** The loader starts it only for editors. */
export const enhance: Enhance<undefined> = (element) => {
  const stopping = new AbortController()
  const tools = document.createElement('div')
  fetchAddress(stopping.signal).then(
    (url) => {
      if (!url) return
      if (!element.querySelector('[data-part=edit-link]')) tools.append(linkTo(url))
      tools.append(placeOfEntries(location.pathname))
      element.append(tools)
      tools.dispatchEvent(new Event('islands', { bubbles: true }))
    },
    // An editor still has the page.
    () => undefined,
  )
  return () => {
    stopping.abort()
    tools.remove()
  }
}

async function fetchAddress(signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(`/api/editor/link?path=${encodeURIComponent(location.pathname)}`, { signal })
  if (!answer.ok) return undefined
  const { url }: { url: string } = await answer.json()
  return url
}

function linkTo(url: string) {
  const link = document.createElement('a')
  link.className = styles.tab ?? ''
  link.href = url
  link.rel = 'nofollow'
  link.dataset.part = 'edit-link'
  link.textContent = messages.edit
  return link
}

const tabClass = `${styles.tab} ${styles.upper}`

/** The island `page-entries` starts here: its button needs no code before its first use. */
function placeOfEntries(path: string): HTMLElement {
  const place = document.createElement('div')
  place.dataset.island = 'page-entries'
  place.dataset.when = 'use'
  place.dataset.options = JSON.stringify({ path, label: messages.entries, tabClass })
  const button = document.createElement('button')
  button.type = 'button'
  button.className = tabClass
  button.ariaExpanded = 'false'
  button.textContent = messages.entries
  place.append(button)
  return place
}
