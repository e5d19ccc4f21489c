import type { ContentTypeId } from '../generated/ids.ts'

/**
 * The content types of which the index knows all entries. `large` ones are read apart, without their long texts;
 * `small` ones together.
 */
export const listedTypes = {
  large: ['basicArticle'],
  small: [
    'page',
    'product',
    'pressRelease',
    'jobPosting',
    'bio',
    'journalEditions',
    'redirect',
    'eventEdition',
    'scheduler',
  ],
} as const satisfies Record<string, readonly ContentTypeId[]>

const all: ReadonlySet<string> = new Set([...listedTypes.large, ...listedTypes.small])
export type ListedType = (typeof listedTypes)[keyof typeof listedTypes][number]
export const isListedType = (type: string): type is ListedType => all.has(type)
