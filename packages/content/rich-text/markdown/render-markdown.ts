import type { ReactNode } from 'react'
import type { Page } from '../../define/view.ts'
import { markdownToHtml } from './markdown-to-html.ts'

/** Markdown of the JSON blocks as React elements, through the one allow-list of HTML and the one rule of links. */
export const renderMarkdown = (source: string | undefined, page: Pick<Page, 'html'>): ReactNode =>
  source ? page.html(markdownToHtml(source)) : null
