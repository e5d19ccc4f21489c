export const messages = {
  cite: 'Cite this article',
  allStyles: 'All styles',
  bibtex: 'BibTeX',
  ris: 'RIS',
  copy: 'Copy',
  copyIn: (style: string) => `Copy the citation in ${style}`,
  unknown: 'There is no such article.',
  outOfReach: 'The citation cannot be read at the moment. Try again in a minute.',
} as const
