import type { Field } from '@association/content'
import { textNodes } from '@association/content/content-type'

/** What a text may contain, under Contentful's names. Buttons, keys and pasting follow it. */
export type Formats = {
  nodes: ReadonlySet<string>
  marks: ReadonlySet<string>
  /** The entries that may be embedded; missing where none may. */
  embeds?: Field['embeds']
}

const allMarks = ['bold', 'italic', 'underline', 'strikethrough', 'superscript', 'subscript', 'code'] as const

/** What the model allows in a field of rich text. An entry is embedded only where the model says which. */
export function formatsOf({ embeds }: Pick<Field, 'embeds'>): Formats {
  const nodes = textNodes.filter((type) => type !== 'embedded-entry-block' || embeds !== undefined)
  return { nodes: new Set<string>(nodes), marks: new Set(allMarks), ...(embeds ? { embeds } : {}) }
}

/** What Markdown inside JSON can say: neither entries nor files, but links to addresses. */
export const markdownFormats: Formats = {
  nodes: new Set(
    textNodes.filter((type) => !type.startsWith('embedded-') && !/^(?:entry|asset)-hyperlink$/.test(type)),
  ),
  marks: new Set(allMarks),
}
