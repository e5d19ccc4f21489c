import { Spinner } from '@association/ui/spinner/spinner.tsx'
import type { ReactNode } from 'react'
import type { Page } from '../../define/view.ts'
import styles from './place-map.module.css'

/** `embed`: the part of the map's embed address that starts with `embed?pb=`, where a search finds another place. */
type Props = { address: string; embed?: string | undefined; page: Page }

/** The map of one place, where a map service is set up. It loads when it is near the window. */
export function PlaceMap({ address, embed, page }: Props): ReactNode {
  const path = embed ? `maps/${embed}` : `maps?q=${encodeURIComponent(address)}&output=embed`
  const frame = page.embed('map', path)
  if (!frame) return null
  return (
    <div className={styles.map}>
      <div className={styles.waiting} aria-hidden="true">
        <Spinner message={frameName(address)} />
      </div>
      <iframe src={frame} title={frameName(address)} loading="lazy" className={styles.frame} />
    </div>
  )
}

/** The name of the frame, for those who hear the page. */
const frameName = (address: string) => `Map of ${address}`

/** The URL of a larger map of an address. */
export const mapSearch = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
