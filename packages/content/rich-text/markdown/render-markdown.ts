import { createElement, type ReactNode } from 'react'
import type { Page } from '../../define/view.ts'
import { textWithBreaks } from '../text.tsx'
import { bounds, isTooIntricate } from './bounds.ts'
import { markdownToHtml } from './markdown-to-html.ts'

const limits = `${bounds.characters} characters, ${bounds.lines} lines, ${bounds.marks} marks`

/** Uses the HTML allow-list and link rule. */
export function renderMarkdown(source: string | undefined, page: Pick<Page, 'html' | 'report'>): ReactNode {
  if (!source) return null
  if (source.length <= bounds.characters && !isTooIntricate(source)) return page.html(markdownToHtml(source))
  page.report(
    `has more Markdown than the site can format (${limits}), so visitors see it as plain text. Shorten it.`,
  )
  return createElement('p', null, textWithBreaks(source))
}
