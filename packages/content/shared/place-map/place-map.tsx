import { Spinner } from '@association/ui/spinner/spinner.tsx'
import type { ReactNode } from 'react'
import type { Page } from '../../define/view.ts'
import styles from './place-map.module.css'

/** `embed`: the URL's part from `embed?pb=`, if a search does not find the place. */
type Props = { address: string; embed?: string | undefined; page: Page }

/** Shows nothing without a configured map service. Loads near the window. */
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

const frameName = (address: string) => `Map of ${address}`

export const mapSearch = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
