import { styled } from '@association/services/command-line/lines.ts'

export type Paint = (look: 'bold' | 'dim' | 'red' | 'yellow' | 'green', words: string) => string

export const painter =
  (isColoured = false): Paint =>
  (look, words) =>
    isColoured ? styled(look, words) : words
