import { styled } from '@association/services/command-line/lines.ts'

export type Paint = (look: 'bold' | 'dim' | 'red' | 'yellow' | 'green', words: string) => string

/** Colours words, or leaves them as they are: whoever asks knows whether somebody looks at a terminal. */
export const painter =
  (isColoured = false): Paint =>
  (look, words) =>
    isColoured ? styled(look, words) : words
