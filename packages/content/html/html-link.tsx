import type { Element } from 'hast'
import type { ComponentProps } from 'react'
import type { LinkAttributes } from '../define/view.ts'
import { ExternalIcon } from '../links/anchor.tsx'
import { isExternal } from '../links/link-attributes.ts'

/** Its attributes have already passed `linkAttributes`. */
export function HtmlLink({ children, node: _, ...attributes }: ComponentProps<'a'> & { node?: Element }) {
  return (
    <a {...attributes}>
      {children}
      {isExternal(attributes as LinkAttributes) ? <ExternalIcon /> : null}
    </a>
  )
}
