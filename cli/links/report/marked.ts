import { escaped } from '@association/feeds/formats/text.ts'
import { visible } from '@association/services/text/visible.ts'

/** Escapes text for XML and HTML, including double-quoted attributes. XML cannot contain control characters. */
export const marked = (text: string) => escaped(visible(text))
