import { pageVoices } from './page-voices.ts'
import type { Sentence } from './passages.ts'
import { breathsIn } from './sentences.ts'

export type End = 'paused' | 'ended' | 'failed'

type Listener = { begin(sentence: Sentence): void; end(reason: End): void }

/** Some browsers drop what they may not say, without an error. */
const silenceMs = 5_000

/** Pausing cancels, because a paused voice does not come back on some devices. */
export function readingOf(sentences: readonly Sentence[], listener: Listener) {
  const speech = window.speechSynthesis
  let index = 0
  let offset: number | undefined
  let rate = 1
  /** Canceled utterances report later. Chromium drops those without a reference. */
  let current: readonly SpeechSynthesisUtterance[] = []
  let silence: ReturnType<typeof setTimeout> | undefined

  function stop() {
    current = []
    clearTimeout(silence)
    speech.cancel()
  }
  function end(reason: End) {
    stop()
    listener.end(reason)
  }
  function move(by: number) {
    index = Math.max(0, index + by)
    offset = undefined
  }
  function read() {
    stop()
    const sentence = sentences[index]
    if (!sentence) {
      move(-index)
      return end('ended')
    }
    listener.begin(sentence)
    current = utterancesOf(sentence)
    speech.resume()
    for (const utterance of current) speech.speak(utterance)
    silence = setTimeout(() => end('failed'), silenceMs)
  }
  function utterancesOf({ passage: { text }, span }: Sentence) {
    const voice = voiceFor(speech)
    const utterances = breathsIn(text, { start: offset ?? span.start, end: span.end }).map((breath) => {
      const utterance = new SpeechSynthesisUtterance(text.slice(breath.start, breath.end))
      const whileCurrent = (act: (charIndex: number) => void) => (event: SpeechSynthesisEvent) => {
        if (current === utterances) act(event.charIndex)
      }
      utterance.rate = rate
      utterance.voice = voice ?? null
      utterance.lang = voice?.lang ?? ''
      utterance.onstart = whileCurrent(() => clearTimeout(silence))
      utterance.onboundary = whileCurrent((charIndex) => {
        clearTimeout(silence)
        offset = breath.start + charIndex
      })
      utterance.onpause = whileCurrent(() => end('paused'))
      utterance.onerror = whileCurrent(() => end('failed'))
      utterance.onend = whileCurrent(() => {
        if (breath.end === span.end) skip(1)
      })
      return utterance
    })
    return utterances
  }
  function skip(by: number) {
    move(by)
    read()
  }
  return {
    read,
    stop,
    skip,
    setRate(chosen: number) {
      rate = chosen
    },
  }
}

/** Other voices send the text to a server. */
function voiceFor(speech: SpeechSynthesis) {
  const voices = pageVoices(speech)
  const own = voices.filter(({ localService }) => localService)
  return own.find((voice) => voice.default) ?? own[0] ?? voices[0]
}
