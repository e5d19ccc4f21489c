import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { clickEvent } from './click-event.ts'

type Options = { secondsPerAdvertisement: number }

/** Rotates only without a preference for reduced motion; always reports clicks. */
export const enhance: Enhance<Options> = (element, { secondsPerAdvertisement }) => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const listening = new AbortController()
  const { signal } = listening
  let end = () => {}
  function begin() {
    end()
    end = calm.matches ? () => {} : takeTurns(element, secondsPerAdvertisement * 1000)
  }
  calm.addEventListener('change', begin, { signal })
  element.addEventListener('click', tell, { signal })
  element.addEventListener('auxclick', tell, { signal })
  begin()
  return () => {
    listening.abort()
    end()
  }
}

/** Only the main and the middle button follow a link. */
function tell(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-advertisement]') : null
  if (link && event.button < 2) link.dispatchEvent(clickEvent(link.dataset.advertisement ?? ''))
}

function takeTurns(element: HTMLElement, everyMs: number): () => void {
  const slides = element.querySelector<HTMLElement>('[data-part="slides"]')
  const pause = element.querySelector<HTMLElement>('[data-part="pause"]')
  if (!slides || !pause) return () => {}
  const [all, button] = [[...slides.children] as HTMLElement[], pause]
  let shown = Math.round(slides.scrollLeft / (slides.clientWidth || 1)) % all.length
  const hold: Hold = { isPaused: false, isHovered: false, hasFocus: false, isTabHidden: document.hidden }
  let clock: ReturnType<typeof setInterval> | undefined

  function show(index: number) {
    shown = index
    all.forEach((slide, place) => {
      slide.inert = place !== index
      slide.toggleAttribute('data-shown', place === index)
    })
  }
  function update(change: Partial<Hold>) {
    Object.assign(hold, change)
    clearInterval(clock)
    const turns = isTurning(hold)
    if (turns) clock = setInterval(() => show(nextOf(shown, all.length)), everyMs)
    if (slides) slides.ariaLive = turns ? 'off' : 'polite'
    showState(button, hold.isPaused)
  }

  element.toggleAttribute('data-started', true)
  slides.scrollLeft = 0
  show(shown)
  update({ hasFocus: element.contains(document.activeElement) })
  const forget = listen(element, button, { hold, update })
  return () => {
    forget()
    clearInterval(clock)
    element.removeAttribute('data-started')
    for (const slide of all) slide.inert = false
    slides.removeAttribute('aria-live')
  }
}

function showState(button: HTMLElement, isPaused: boolean) {
  for (const state of button.querySelectorAll<HTMLElement>('[data-while]'))
    state.hidden = (state.dataset.while === 'paused') !== isPaused
}

type Hold = {
  isPaused: boolean
  isHovered: boolean
  hasFocus: boolean
  isTabHidden: boolean
}

type TurnClock = { hold: Hold; update(change: Partial<Hold>): void }

function listen(element: HTMLElement, button: HTMLElement, { hold, update }: TurnClock): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const on = (target: EventTarget, type: string, change: (event: Event) => Partial<Hold>) =>
    target.addEventListener(type, (event) => update(change(event)), { signal })
  on(button, 'click', () => ({ isPaused: !hold.isPaused }))
  on(element, 'pointerenter', () => ({ isHovered: true }))
  on(element, 'pointerleave', () => ({ isHovered: false }))
  on(element, 'focusin', () => ({ hasFocus: true }))
  on(element, 'focusout', (event) => ({
    hasFocus: element.contains((event as FocusEvent).relatedTarget as Node | null),
  }))
  on(document, 'visibilitychange', () => ({ isTabHidden: document.hidden }))
  return () => listening.abort()
}

export const nextOf = (index: number, count: number) => (index + 1) % count

export const isTurning = ({ isPaused, isHovered, hasFocus, isTabHidden }: Hold) =>
  !(isPaused || isHovered || hasFocus || isTabHidden)
