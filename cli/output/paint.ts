import { styled } from '@association/services/command-line/lines.ts'

export type Paint = (look: 'bold' | 'dim' | 'red' | 'yellow' | 'green', words: string) => string

/** The caller knows whether the output is a terminal. */
export const painter =
  (isColoured = false): Paint =>
  (look, words) =>
    isColoured ? styled(look, words) : words
