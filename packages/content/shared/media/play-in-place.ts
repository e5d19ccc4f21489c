export type VideoOptions = { title: string; frameClass: string }

/** A click on the picture puts the player in its place; where no player is set up, the link stays a link. */
export function enhance(element: HTMLElement, { title, frameClass }: VideoOptions): () => void {
  const link = element.querySelector<HTMLAnchorElement>('a[data-frame]')
  const address = link?.dataset.frame
  if (!link || !address) return () => {}
  let frame: HTMLIFrameElement | undefined

  function play(event: MouseEvent) {
    // Whoever asks for a new tab or window gets the video's own page there.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !address || !link) return
    event.preventDefault()
    frame = playerOf(address)
    frame.title = title
    frame.className = frameClass
    link.hidden = true
    element.append(frame)
    frame.focus()
  }
  function press(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    link?.click()
  }
  link.setAttribute('role', 'button')
  link.addEventListener('click', play)
  link.addEventListener('keydown', press)
  return () => {
    link.removeEventListener('click', play)
    link.removeEventListener('keydown', press)
    link.removeAttribute('role')
    link.hidden = false
    frame?.remove()
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
