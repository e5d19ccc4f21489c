import type { Element } from 'hast'
import type { ComponentProps } from 'react'
import { withoutSoftHyphens } from '../safe/visible-text.ts'
import { TableRegion } from './table-region.tsx'
import { textOf } from './text-of.ts'

export function HtmlTable({ node, ...attributes }: ComponentProps<'table'> & { node?: Element }) {
  const caption = node?.children.find((child) => child.type === 'element' && child.tagName === 'caption')
  const label = caption
    ? withoutSoftHyphens(textOf([caption]))
        .replace(/\s+/g, ' ')
        .trim()
    : ''
  return <TableRegion {...attributes} label={label} />
}
