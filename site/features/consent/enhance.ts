import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { type ConsentChoice, choiceKey, tagCookiesKey } from '../analytics/choice.ts'
import { placeId } from './place.ts'

export type ConsentOptions = { hasTags: boolean }

/** Without `clip` and `height`, the dialog is closed. */
type ConsentMessage = { clip?: string; height?: string; choice?: ConsentChoice }

/** Every page loads this, so it does little. */
export const enhance: Enhance<ConsentOptions> = (element, { hasTags }) => {
  const listening = new AbortController()
  const frame = document.createElement('iframe')
  let choice: ConsentChoice | undefined
  /** `applyChoice` removes these cookies unless measurement is allowed. */
  let tagCookies: string | undefined
  let opener: HTMLElement | undefined
  let dataLayer: typeof import('../analytics/data-layer.ts') | undefined

  /** Runs also for changes in other tabs or in the back/forward cache. */
  async function apply() {
    try {
      tagCookies = localStorage[tagCookiesKey]
      choice = JSON.parse(localStorage[choiceKey])
    } catch {
      // Without storage, the choice holds for this page.
    }
    if (!choice || !(choice.until > Date.now())) return frame.isConnected || ask('')
    close()
    if (tagCookies || (hasTags && (choice.statistics || choice.marketing)))
      dataLayer ??= await import('../analytics/data-layer.ts')
    dataLayer?.applyChoice(hasTags && choice)
  }

  function ask(hash: string) {
    frame.id = 'consent'
    frame.title = element.textContent
    frame.name = JSON.stringify(choice ?? {})
    frame.src = `/embed/consent${hash}`
    document.getElementById(placeId)?.append(frame)
  }

  function hear({ source, data }: MessageEvent<ConsentMessage>) {
    if (!source || source !== frame.contentWindow) return
    if (data.clip) return show(data.clip, data.height)
    close()
    if (!data.choice) return
    choice = data.choice
    try {
      localStorage[choiceKey] = JSON.stringify(choice)
    } catch {}
    void apply()
  }

  /** The frame covers the window, but only the dialog shows and takes clicks. The page ends above it. */
  function show(clip = '', height = '') {
    frame.style.clipPath = clip
    document.documentElement.style.setProperty('--layer', height)
  }

  function close() {
    show()
    if (document.activeElement === frame) opener?.focus()
    frame.remove()
  }

  const open = ({ target }: Event) => {
    opener = target as HTMLElement
    ask('#settings')
    frame.focus()
  }

  element.addEventListener('click', open, listening)
  addEventListener('storage', ({ key }) => key === choiceKey && apply(), listening)
  addEventListener('pageshow', apply, listening)
  addEventListener('message', hear, listening)
  void apply()
  return () => {
    listening.abort()
    close()
  }
}
