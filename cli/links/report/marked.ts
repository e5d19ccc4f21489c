import { escaped } from '@association/feeds/formats/text.ts'
import { visible } from '@association/services/text/visible.ts'

/** Escapes for XML and HTML, also in double quotes. XML cannot hold control characters. */
export const marked = (text: string) => escaped(visible(text))
