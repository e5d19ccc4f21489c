export type WrittenLink = {
  field: string
  /** Such as `cards[0].link`; empty if the value is the address. */
  path: string
  text: string
  element: 'a' | 'img'
  to: WrittenTarget
}

export type WrittenTarget =
  | { kind: 'address'; address: string }
  | { kind: 'entry'; id: string; spaceId?: string }
  | { kind: 'file'; id: string }

export type InValue = Omit<WrittenLink, 'field'>

export const clickable = (address: string, text = '', path = ''): InValue => ({
  ...{ path, text: oneLine(text), element: 'a' },
  to: { kind: 'address', address },
})

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
