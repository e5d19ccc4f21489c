import type { RichText } from '@association/content/define/field.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { embedded } from '@association/content/shared/rich-text.ts'
import type { SeedEntry } from '@association/seed/define.ts'
import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import { BLOCKS, MARKS, type Table, type TableRow, type TopLevelBlock } from '@contentful/rich-text-types'
import { embedPattern } from './links.ts'

type SeedFields = Readonly<Record<string, unknown>>
type ReportProblem = (field: string, message: string) => void

export async function withRichText<Item extends SeedEntry>(item: Item, report: ReportProblem): Promise<Item> {
  const [fields, changes] = await Promise.all([convert(item.fields, report), convert(item.changes, report)])
  return { ...item, fields, changes }
}

async function convert(fields: SeedFields, report: ReportProblem): Promise<SeedFields> {
  const entries = Object.entries(fields).map(async ([id, value]) => {
    if (!isRecord(value) || typeof value.prose !== 'string') return [id, value]
    return [id, await toRichText(value.prose, (message) => report(id, message))]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function toRichText(markdown: string, report: (message: string) => void): Promise<RichText> {
  const document = await richTextFromMarkdown(markdown, async ({ type }) => {
    report(`holds Markdown that rich text does not know (${type}).`)
    return null
  })
  const content = document.content.map(embedWhereAsked).map(withColumnHeaders).flatMap(withReferences)
  return { ...document, content: content as TopLevelBlock[] }
}

function embedWhereAsked(block: TopLevelBlock): TopLevelBlock {
  const [only, ...others] = block.content
  if (block.nodeType !== 'paragraph' || others.length > 0 || only?.nodeType !== 'text') return block
  const id = embedPattern.exec(only.value.trim())?.[1]
  return id === undefined ? block : embedded(id)
}

/** The converter makes plain cells of a header row. */
function withColumnHeaders(block: TopLevelBlock): TopLevelBlock {
  if (block.nodeType !== BLOCKS.TABLE) return block
  const [head, ...rows] = (block as Table).content
  return head ? { ...block, content: [headerRow(head), ...rows] } : block
}

const headerRow = (row: TableRow): TableRow => ({
  ...row,
  content: row.content.map((cell) => ({
    ...cell,
    nodeType: BLOCKS.TABLE_HEADER_CELL,
  })) as TableRow['content'],
})

/** `[^1]` becomes a superscript number, which leads to a note. */
function withReferences(node: TextNode): TextNode[] {
  if (node.nodeType !== 'text') return [{ ...node, content: node.content?.flatMap(withReferences) }]
  return (node.value ?? '').split(/\[\^(\d{1,3})\]/).flatMap((value, at) => {
    if (value === '') return []
    return at % 2 === 0 ? { ...node, value } : { ...node, value, marks: [{ type: MARKS.SUPERSCRIPT }] }
  })
}

type TextNode = { nodeType: string; value?: string; content?: readonly TextNode[] }
