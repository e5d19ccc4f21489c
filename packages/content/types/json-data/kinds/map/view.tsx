import { Spinner } from '@association/ui/spinner/spinner.tsx'
import { Anchor } from '../../../../links/anchor.tsx'
import { Section } from '../../parts/section.tsx'
import { kindView } from '../kind-view.tsx'
import styles from './map.module.css'
import { messages } from './messages.ts'
import { map } from './schema.ts'

export const MapView = kindView(map, ({ data: { address, embed, link, ...head }, block }) => {
  if (!address) return null
  const frame = block.page.embed(
    'map',
    embed ? `maps/${embed}` : `maps?q=${encodeURIComponent(address)}&output=embed`,
  )
  return (
    <Section head={head} block={block}>
      {frame ? (
        <div className={styles.map}>
          <div className={styles.waiting} aria-hidden="true">
            <Spinner message={messages.frame(address)} />
          </div>
          <iframe src={frame} title={messages.frame(address)} loading="lazy" className={styles.frame} />
        </div>
      ) : null}
      <address className={styles.address}>{address}</address>
      <Anchor link={block.page.link(link ?? searchFor(address))}>{messages.larger}</Anchor>
    </Section>
  )
})

const searchFor = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
