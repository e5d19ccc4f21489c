import { messages } from './messages.ts'

export type VideoOptions = { title: string; frameClass: string }

/** Milliseconds until the page reports that the player does not respond. */
const patience = 15_000

/** Without a configured player, or if it does not respond, the link still leads to the video's page. */
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
    // A new tab or window gets the video's page.
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
