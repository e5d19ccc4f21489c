import type { RichText } from '@association/content/define/field.ts'
import { richText } from '@association/content/shared/rich-text.ts'

/** A block of a written article, with its length as JSON. */
export type Measured = { block: RichText['content'][number]; length: number }

/** Blocks that any article can hold: a block that embeds or links to an entry stays in its own article. */
export const freeBlocks = (body: RichText): Measured[] =>
  body.content.flatMap((block) => {
    const json = JSON.stringify(block)
    return json.includes('"linkType"') ? [] : [{ block, length: json.length }]
  })

/** Characters of JSON in a generated body, which is a long article. */
const targetLength = 9000

/** The blocks of these articles, one article after the other, up to the length of a long article. */
export function generatedBody(articles: readonly (readonly Measured[])[]): RichText {
  const content: Measured['block'][] = []
  let length = 0
  for (const one of articles.flat()) {
    if (length >= targetLength) break
    content.push(one.block)
    length += one.length
  }
  const lastText = content.findLastIndex(({ nodeType }) => !nodeType.startsWith('heading'))
  return richText(...content.slice(0, lastText + 1))
}
