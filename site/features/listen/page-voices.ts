/** Android writes `en_US`. */
export const pageVoices = (speech: SpeechSynthesis) =>
  speech.getVoices().filter(({ lang }) => lang.startsWith(document.documentElement.lang.slice(0, 2)))
