import type { ReactNode } from 'react'
import { Anchor } from '../../../links/anchor.tsx'
import { mapSearch, PlaceMap } from '../../../shared/place-map/place-map.tsx'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'

export function Venue({ source, page }: PartProps): ReactNode {
  const { venueName, venueAddress, venueText } = source.fields
  const lines =
    venueAddress
      ?.split('\n')
      .map((line) => line.trim())
      .filter(Boolean) ?? []
  const address = lines.join(', ')
  return (
    <div className={styles.venue}>
      <div>
        {venueName ? (
          <p className={styles.venueName} {...page.mark(source, 'venueName')}>
            {venueName}
          </p>
        ) : null}
        {address ? (
          <address className={styles.address} {...page.mark(source, 'venueAddress')}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <Anchor link={page.link(mapSearch(address))}>{messages.largerMap}</Anchor>
          </address>
        ) : null}
        <div {...page.mark(source, 'venueText')}>{page.richText(venueText, { of: source })}</div>
      </div>
      {address ? <PlaceMap address={address} page={page} /> : null}
    </div>
  )
}
