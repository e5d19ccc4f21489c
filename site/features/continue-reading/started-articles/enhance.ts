import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { readingsKey } from '../../../base/readings-key.ts'
import { messages } from '../messages.ts'
import type { StartedArticle } from '../readings.ts'
import { storedReadings, storeReadings } from '../storage.ts'

export const enhance: Enhance<undefined> = (element) => {
  const list = element.querySelector('ol')
  const leaving = new AbortController()
  const { signal } = leaving

  function show() {
    const readings = storedReadings()
    document.documentElement.toggleAttribute('data-reading', readings.length > 0)
    list?.replaceChildren(...readings.map(itemOf))
  }
  function clear() {
    storeReadings([])
    show()
    // The button is gone, so the focus would be nowhere.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  element.querySelector('button')?.addEventListener('click', clear, { signal })
  // `key` is null when another tab has cleared the storage.
  addEventListener('storage', ({ key }) => (key ?? readingsKey) === readingsKey && show(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal })
  show()
  return () => {
    leaving.abort()
    list?.replaceChildren()
  }
}

function itemOf({ path, title, part, share }: StartedArticle): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const progress = document.createElement('span')
  link.href = part === undefined ? path : `${path}#${encodeURIComponent(part)}`
  link.textContent = title
  progress.textContent = messages.share(Math.round(share * 100))
  item.append(link, progress)
  return item
}
