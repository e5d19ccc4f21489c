import { type Hold, isTurning, nextOf } from './turns.ts'

export function takeTurns(element: HTMLElement, everyMs: number): () => void {
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
