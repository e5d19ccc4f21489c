import type { ReactNode } from 'react'
import type { Block } from './kind-view.tsx'

type Props = { block: Block; isForGuests?: boolean; children: ReactNode }

/** `isForGuests`: takes no space for signed-in viewers. */
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
