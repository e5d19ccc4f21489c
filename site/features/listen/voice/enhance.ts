import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { pageVoices } from '../page-voices.ts'

/** Voices can arrive late. */
export const enhance: Enhance<undefined> = (element) => {
  const speech = window.speechSynthesis as SpeechSynthesis | undefined
  const note = () => element.toggleAttribute('data-voice', !!speech && pageVoices(speech).length > 0)
  speech?.addEventListener('voiceschanged', note)
  note()
  return () => speech?.removeEventListener('voiceschanged', note)
}
