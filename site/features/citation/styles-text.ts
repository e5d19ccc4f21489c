/** A text has a block for each style: its name, and the citation below. */
export type StyledCitation = { style: string; text: string }

export const textOfStyles = (citations: readonly StyledCitation[]) =>
  `${citations.map(({ style, text }) => `${style}\n${text}`).join('\n\n')}\n`

export const stylesIn = (text: string): StyledCitation[] =>
  text
    .trim()
    .split('\n\n')
    .flatMap((block) => {
      const [style, citation, ...others] = block.split('\n')
      return style && citation && others.length === 0 ? { style, text: citation } : []
    })
