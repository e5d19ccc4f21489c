import type { Element } from 'hast'
import type { ComponentProps } from 'react'
import type { LinkAttributes } from '../define/view.ts'
import { ExternalIcon } from '../links/anchor.tsx'
import { isExternal } from '../links/link-attributes.ts'

/** A link inside editors' HTML; its attributes have passed the site's rule for links. */
export function HtmlLink({ children, node: _, ...attributes }: ComponentProps<'a'> & { node?: Element }) {
  return (
    <a {...attributes}>
      {children}
      {isExternal(attributes as LinkAttributes) ? <ExternalIcon /> : null}
    </a>
  )
}
