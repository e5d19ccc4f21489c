import { describeLeft, type LeftEntry } from '../engine/operations/left.ts'

type Left = readonly (LeftEntry & { change: string })[]

export const leftLines = (left: Left): string[] =>
  left.length === 0
    ? []
    : [
        `  ${left.length === 1 ? '1 entry stays' : `${left.length} entries stay`} as people saved ${left.length === 1 ? 'it' : 'them'}, because the run wanted to change the same:`,
        ...left.map((entry) => `    ${entry.change}: ${describeLeft(entry)}`),
        '  Compare them with the change, and edit them in Contentful.',
      ]

/** Returns 2 if a person must look at entries. */
export const exitCodeOf = (results: readonly { left: Left }[]) =>
  results.some(({ left }) => left.length > 0) ? 2 : 0
