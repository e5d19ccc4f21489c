/** What a test does with the substitute in the page. */
type Voices = {
  /** The text of the utterances that were not canceled. */
  queue(): string[]
  rates(): number[]
  languages(): string[]
  /** Reports the word at this offset. */
  reach(charIndex: number): void
  end(): void
  fail(error: string): void
  pause(): void
  /** From now on, nothing is said and nothing reported. */
  drop(): void
  arrive(languages: readonly string[]): void
}

declare global {
  interface Window {
    voices: Voices
  }
}

/** Runs in the page. Test machines have no voice. This one is silent, and reports what a test asks for. */
export function substituteVoices(languages: readonly string[]) {
  type Said = SpeechSynthesisUtterance & { spoken?: true }
  let known = languages
  let queue: Said[] = []
  let isMute = false
  const eventOf = (type: string, values: object = {}) => Object.assign(new Event(type), values)

  class Utterance extends EventTarget {
    rate = 1
    lang = ''
    voice: SpeechSynthesisVoice | null = null
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  for (const type of ['start', 'boundary', 'pause', 'error', 'end'])
    Object.defineProperty(Utterance.prototype, `on${type}`, {
      set(this: Utterance, listener: EventListener) {
        this.addEventListener(type, listener)
      },
    })

  const speech = Object.assign(new EventTarget(), {
    getVoices: () =>
      known.map((lang, index) => ({ lang, name: lang, default: index === 0, localService: true })),
    speak(utterance: Said) {
      queue.push(utterance)
      setTimeout(() => isMute || utterance.dispatchEvent(eventOf('start')))
    },
    resume() {},
    cancel() {
      const canceled = queue
      queue = []
      sessionStorage.setItem('silenced', location.pathname)
      // Browsers report it later.
      setTimeout(() => {
        for (const utterance of canceled) utterance.dispatchEvent(eventOf('error', { error: 'canceled' }))
      })
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: speech })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })

  window.voices = {
    queue: () => queue.map(({ text }) => text),
    rates: () => queue.map(({ rate }) => rate),
    languages: () => queue.map(({ lang }) => lang),
    reach: (charIndex) => queue[0]?.dispatchEvent(eventOf('boundary', { charIndex })),
    end: () => queue.shift()?.dispatchEvent(eventOf('end')),
    fail: (error) => queue.shift()?.dispatchEvent(eventOf('error', { error })),
    pause: () => queue[0]?.dispatchEvent(eventOf('pause')),
    drop() {
      isMute = true
    },
    arrive(languages) {
      known = languages
      speech.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
