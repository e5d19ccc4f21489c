import type { Field } from '@association/content'
import { textNodes } from '@association/content/content-type'

/** Lists the allowed nodes and marks by Contentful name. */
export type Formats = {
  nodes: ReadonlySet<string>
  marks: ReadonlySet<string>
  embeds?: Field['embeds']
}

const allMarks = ['bold', 'italic', 'underline', 'strikethrough', 'superscript', 'subscript', 'code'] as const

/** An entry can be embedded only if the model names its types. */
export function formatsOf({ embeds }: Pick<Field, 'embeds'>): Formats {
  const nodes = textNodes.filter((type) => type !== 'embedded-entry-block' || embeds !== undefined)
  return { nodes: new Set<string>(nodes), marks: new Set(allMarks), ...(embeds ? { embeds } : {}) }
}

/** Markdown inside JSON supports URL links, but no entries or files. */
export const markdownFormats: Formats = {
  nodes: new Set(
    textNodes.filter((type) => !type.startsWith('embedded-') && !/^(?:entry|asset)-hyperlink$/.test(type)),
  ),
  marks: new Set(allMarks),
}
