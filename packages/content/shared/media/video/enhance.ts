import { messages } from './messages.ts'

export type VideoOptions = { title: string; frameClass: string }

/** How long the player may take until the visitor is told that it does not answer. Milliseconds. */
const patience = 15_000

/**
 * A click on the picture puts the player in its place, and `data-state` says that it is loading. Where no player is set
 * up, or where it does not answer, the link stays a link to the video's own page.
 */
export function enhance(element: HTMLElement, { title, frameClass }: VideoOptions): () => void {
  const link = element.querySelector<HTMLAnchorElement>('a[data-frame]')
  const status = element.querySelector<HTMLElement>(':scope > p[role=status]')
  const address = link?.dataset.frame
  if (!link || !status || !address) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  let frame: HTMLIFrameElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function play(event: MouseEvent) {
    // Whoever asks for a new tab or window gets the video's own page there.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !address || !link) return
    event.preventDefault()
    frame = playerOf(address)
    frame.title = title
    frame.className = frameClass
    frame.onload = settle
    timer = setTimeout(giveUp, patience)
    element.dataset.state = 'loading'
    link.hidden = true
    element.append(frame)
    frame.focus()
  }
  function press(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    link?.click()
  }
  function settle() {
    clearTimeout(timer)
    delete element.dataset.state
  }
  function giveUp() {
    const wasUsed = document.activeElement === frame
    leave()
    if (status) status.textContent = messages.failed
    if (wasUsed) link?.focus()
  }
  /** The link is again what the server made of it. */
  function leave() {
    listening.abort()
    settle()
    frame?.remove()
    link?.removeAttribute('role')
    if (link) link.hidden = false
  }
  link.setAttribute('role', 'button')
  link.addEventListener('click', play, { signal })
  link.addEventListener('keydown', press, { signal })
  return () => {
    leave()
    status.textContent = ''
  }
}

function playerOf(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allowFullscreen = true
  frame.src = address
  return frame
}
