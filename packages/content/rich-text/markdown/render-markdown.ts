import { createElement, type ReactNode } from 'react'
import type { Page } from '../../define/view.ts'
import { textWithBreaks } from '../text.tsx'
import { markdownToHtml } from './markdown-to-html.ts'

/** A description is shorter by far; a parser of Markdown needs four times as long for twice as much. */
const maxCharacters = 10_000

/** Markdown of the JSON blocks as React elements, through the one allow-list of HTML and the one rule of links. */
export function renderMarkdown(source: string | undefined, page: Pick<Page, 'html' | 'report'>): ReactNode {
  if (!source) return null
  if (source.length <= maxCharacters) return page.html(markdownToHtml(source))
  page.report(`holds more Markdown than ${maxCharacters} characters, which is shown as plain text.`)
  return createElement('p', null, textWithBreaks(source))
}
