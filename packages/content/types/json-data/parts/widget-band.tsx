import type { ReactNode } from 'react'
import type { Block } from './kind-view.tsx'

type Props = { block: Block; isForGuests?: boolean; children: ReactNode }

/** Renders nothing without an injected widget. `isForGuests`: signed-in viewers do not see it or its space. */
export const WidgetBand = ({ block: { entry, page }, isForGuests = false, children }: Props) =>
  children ? (
    <div
      className="band pt-3 pb-3"
      data-unless-signed-in={isForGuests ? '' : undefined}
      {...page.mark(entry, 'data')}
    >
      <div className="container">{children}</div>
    </div>
  ) : null
