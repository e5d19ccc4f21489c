import { Frame } from '@association/ui/frame/frame.tsx'
import { OrWrite } from '@association/ui/frame/or-write.tsx'
import type { View } from '../../define/view.ts'
import { ExternalIcon } from '../../links/anchor.tsx'
import { Band } from '../../shared/band/band.tsx'
import { messages } from './messages.ts'
import { calendarPath } from './model.ts'

/** Pixels. */
const bookingHeight = 1020

/** The provider's script runs only in a frame. */
export const Calendly: View<'calendly'> = ({ entry, page }) => {
  const { url, calendarTitle = messages.untitled, hashLink, backgroundColor, class: extra } = entry.fields
  const path = calendarPath(url)
  const src = path && page.embed('booking', `${path}?embed_type=Inline&embed_domain=1`)
  if (!path || !src) return null
  return (
    <Band anchor={hashLink} background={backgroundColor} classes={[extra]} mark={page.mark(entry, 'url')}>
      <div className="container">
        <Frame
          src={src}
          title={calendarTitle}
          origin={new URL(src).origin}
          prefix="calendly."
          height={bookingHeight}
        >
          <p>
            <a href={page.embed('booking', path)} target="_blank" rel="noopener">
              {messages.open}
              <ExternalIcon />
            </a>
          </p>
          <OrWrite to={page.supportEmail} />
        </Frame>
      </div>
    </Band>
  )
}
