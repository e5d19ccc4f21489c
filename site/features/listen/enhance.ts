import { textId } from '@association/content/types/basic-article/text-id.ts'
import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { controlsFor } from './controls.ts'
import { distanceTo } from './follow.ts'
import { messages } from './messages.ts'
import { rangeOf, sentencesOf } from './passages.ts'
import { readingOf } from './reading.ts'

const spoken = 'spoken'

export const enhance: Enhance<undefined> = (element) => {
  const opener = element.querySelector('button')
  const text = document.getElementById(textId)
  const leaving = new AbortController()
  const { signal } = leaving
  let last: Range | undefined
  let isReading = false

  const reading = readingOf(text ? sentencesOf(text, document.documentElement.lang) : [], {
    begin(sentence) {
      const range = rangeOf(sentence)
      globalThis.CSS.highlights?.set(spoken, new Highlight(range))
      follow(range, last)
      last = range
    },
    end: (state) => show(false, messages[state]),
  })
  const { bar, show: showState } = controlsFor({
    toggle: () => (isReading ? pause() : play(reading.read)),
    skip: (by) => play(() => reading.skip(by)),
    setRate(rate) {
      reading.setRate(rate)
      if (isReading) reading.read()
    },
    close,
  })
  function show(isNowReading: boolean, state = '') {
    isReading = isNowReading
    showState(isReading, state)
  }
  function play(start: () => void) {
    last = undefined
    show(true)
    start()
  }
  function pause() {
    reading.stop()
    show(false, messages.paused)
  }
  function open() {
    if (opener) opener.ariaExpanded = 'true'
    text?.setAttribute('data-spoken', '')
    element.append(bar)
    play(reading.read)
  }
  function close() {
    const hadFocus = bar.contains(document.activeElement)
    reading.stop()
    isReading = false
    CSS.highlights?.delete(spoken)
    text?.removeAttribute('data-spoken')
    bar.remove()
    if (opener) opener.ariaExpanded = 'false'
    if (hadFocus) opener?.focus()
  }
  opener?.addEventListener('click', () => (bar.isConnected ? close() : open()), { signal })
  addEventListener('pagehide', close, { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && bar.isConnected && !document.querySelector(':modal')) close()
    },
    { signal },
  )
  return () => {
    leaving.abort()
    close()
  }
}

function follow(range: Range, last: Range | undefined) {
  const distance = distanceTo(range.getBoundingClientRect(), last?.getBoundingClientRect(), innerHeight)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (distance !== 0) scrollBy({ top: distance, behavior: isStill ? 'instant' : 'smooth' })
}
