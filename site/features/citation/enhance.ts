import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { copyText } from '../share/copy-text.ts'
import { messages as sharing } from '../share/messages.ts'
import { messages } from './messages.ts'
import { type StyledCitation, stylesIn } from './styles-text.ts'

export const enhance: Enhance<undefined> = (element) => {
  const details = element.querySelector('details')
  const first = element.querySelector('[data-citation]')
  const link = element.querySelector<HTMLAnchorElement>('a[href$=".txt"]')
  const leaving = new AbortController()
  const { signal } = leaving
  const list = document.createElement('dl')
  const status = document.createElement('p')
  status.setAttribute('role', 'status')

  async function show() {
    if (!details?.open || !link || list.isConnected) return
    const citations = await citationsAt(link.href, signal)
    if (citations.length === 0 || signal.aborted) return
    list.replaceChildren(...citations.map(partOf))
    first?.replaceWith(list, status)
    link.hidden = true
  }
  details?.addEventListener('toggle', show, { signal })
  list.addEventListener(
    'click',
    async ({ target }) => {
      const button = (target as Element).closest('button')
      const text = button?.closest('div')?.querySelector('dd')?.textContent
      if (!text) return
      status.textContent = ''
      status.textContent = (await copyText(text)) ? sharing.copied : sharing.failed
    },
    { signal },
  )
  void show()
  return () => {
    leaving.abort()
    if (first) list.replaceWith(first)
    status.remove()
    if (link) link.hidden = false
  }
}

/** Without an answer, the first citation and the links stay. */
async function citationsAt(url: string, signal: AbortSignal): Promise<StyledCitation[]> {
  try {
    const answer = await fetch(url, { signal })
    return answer.ok ? stylesIn(await answer.text()) : []
  } catch {
    return []
  }
}

function partOf({ style, text }: StyledCitation): HTMLElement {
  const part = document.createElement('div')
  const name = document.createElement('dt')
  const citation = document.createElement('dd')
  const button = document.createElement('button')
  name.textContent = style
  citation.textContent = text
  button.type = 'button'
  button.textContent = messages.copy
  button.ariaLabel = messages.copyIn(style)
  name.append(button)
  part.append(name, citation)
  return part
}
