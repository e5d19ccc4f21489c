import { Frame } from '@association/ui/frame/frame.tsx'
import type { View } from '../../define/view.ts'
import { ExternalIcon } from '../../links/anchor.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import styles from './calendly.module.css'
import { messages } from './messages.ts'
import { calendarPath } from './model.ts'

/** Pixels. */
const bookingHeight = 1020

/** The provider's own page in a frame; its script never runs on ours. */
export const Calendly: View<'calendly'> = ({ entry, page }) => {
  const { url, calendarTitle = messages.untitled, hashLink, backgroundColor, class: extra } = entry.fields
  const path = calendarPath(url)
  const src = path && page.embed('booking', `${path}?embed_type=Inline&embed_domain=1`)
  if (!path || !src) return null
  return (
    <div
      id={hashLink}
      className={classNames('band', styles.band, extra)}
      style={properties({ '--background': safeColor(backgroundColor) })}
      {...page.mark(entry, 'url')}
    >
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
          {page.supportEmail ? (
            <p>
              {messages.write} <a href={`mailto:${page.supportEmail}`}>{page.supportEmail}</a>.
            </p>
          ) : null}
        </Frame>
      </div>
    </div>
  )
}
