import type { ReactNode } from 'react'
import type { Block } from '../kinds/kind-view.tsx'

/** What depends on the viewer, in the measure of the page; nothing where nobody injects it. */
export const WidgetBand = ({ block: { entry, page }, children }: { block: Block; children: ReactNode }) =>
  children ? (
    <div className="band pt-3 pb-3" {...page.mark(entry, 'data')}>
      <div className="container">{children}</div>
    </div>
  ) : null
