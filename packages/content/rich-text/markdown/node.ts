import type { RichText } from '../../define/field.ts'

export type RichNode = {
  nodeType: string
  data: Record<string, unknown>
  content?: RichNode[]
  value?: string
  marks?: { type: string }[]
}

export const textNode = (value: string, marks: readonly string[] = []): RichNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})

export const paragraph = (content: RichNode[]): RichNode => ({ nodeType: 'paragraph', data: {}, content })

export const plainText = ({ value = '', content = [] }: RichNode): string =>
  value + content.map(plainText).join('')

// The published types list every node; walkers need only this one.
export const nodesOf = (document: RichText) => document.content as unknown as RichNode[]
export const documentOf = (content: RichNode[]) =>
  ({ nodeType: 'document', data: {}, content }) as unknown as RichText
