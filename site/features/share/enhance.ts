import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { copyText } from './copy-text.ts'
import { messages } from './messages.ts'

export type ShareOptions = { url: string; title: string }

export const enhance: Enhance<ShareOptions> = (element, { url, title }) => {
  const status = element.querySelector('[role=status]')
  const listening = new AbortController()
  const say = (words: string) => {
    if (status) status.textContent = words
  }
  const copy = async (text: string) => say((await copyText(text)) ? messages.copied : messages.failed)
  const share = () => {
    if (!navigator.share) return copy(url)
    // It rejects when the visitor closes the device's dialog.
    return navigator.share({ url, title }).catch(() => {})
  }
  element.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      if (button) say('')
      if (button?.dataset.copy) void copy(button.dataset.copy)
      else if (button?.dataset.share !== undefined) void share()
    },
    { signal: listening.signal },
  )
  return () => {
    listening.abort()
    say('')
  }
}
