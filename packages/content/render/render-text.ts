import type { ReactNode } from 'react'
import type { RichText } from '../define/field.ts'
import type { Entry } from '../define/values.ts'
import { expand } from './expand.ts'
import { pageAt, type RenderOptions } from './page-context.ts'
import { messageOf, tryBlock } from './try-block.tsx'

/** Reports text that fails, such as the footer's, and leaves it out. */
export function renderText(entry: Entry, text: RichText | undefined, options: RenderOptions): ReactNode {
  const counter = { blocks: 0 }
  const scope = {
    options,
    survey: { hasTitle: false, headings: new Map(), blocks: 0, beyond: new Set<string>(), root: '' },
    pages: new Map(),
    place: (block: Parameters<typeof tryBlock>[0]) => tryBlock(block, counter),
  }
  try {
    return expand(pageAt(scope, entry, { path: '', trail: [] }).richText(text))
  } catch (error) {
    options.report?.({ space: entry.space, entry: entry.id, type: entry.type, message: messageOf(error) })
    return null
  }
}
