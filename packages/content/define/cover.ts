/** The colors of a cover. Its style sheet has them in each tone. */
export const hues = ['blue', 'purple', 'yellow', 'green', 'red', 'gray'] as const
export type Hue = (typeof hues)[number]

/** `values` such as “Before: 112”; `description` says what their chart shows. */
export type CoverFacts = {
  id: string
  title: string | undefined
  hue: Hue
  word?: string | undefined
  values?: readonly string[]
  description?: string | undefined
}
