import { escaped, storable } from '@association/feeds/formats/text.ts'

/** Text for XML and HTML, between tags and in attributes in double quotes. */
export const marked = (text: string) => escaped(storable(text))
