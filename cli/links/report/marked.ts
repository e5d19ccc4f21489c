import { escaped } from '@association/feeds/formats/text.ts'
import { visible } from '@association/services/text/visible.ts'

/** Text for XML and HTML, between tags and in attributes in double quotes: XML cannot hold control characters at all. */
export const marked = (text: string) => escaped(visible(text))
