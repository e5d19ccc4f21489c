/** A link that an editor wrote in an entry: an address, or another entry or file of Contentful. */
export type WrittenLink = {
  field: string
  /** Inside a rich text or JSON value: `cards[0].link`; empty where the value is the address itself. */
  path: string
  /** The words that are linked, as far as they are known. */
  text: string
  element: 'a' | 'img'
  to: Target
}

export type Target =
  | { kind: 'address'; address: string }
  | { kind: 'entry'; id: string; spaceId?: string }
  | { kind: 'file'; id: string }

/** Inside one value; the field is that of the value. */
export type InValue = Omit<WrittenLink, 'field'>

/** A link to an address that a person clicks on. */
export const clickable = (address: string, text = '', path = ''): InValue => ({
  ...{ path, text: oneLine(text), element: 'a' },
  to: { kind: 'address', address },
})

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
