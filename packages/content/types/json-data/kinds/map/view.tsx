import { Anchor } from '../../../../links/anchor.tsx'
import { mapSearch, PlaceMap } from '../../../../shared/place-map/place-map.tsx'
import { messages } from '../../messages.ts'
import { kindView } from '../../parts/kind-view.tsx'
import { Section } from '../../parts/section.tsx'
import styles from './map.module.css'
import { map } from './schema.ts'

export const MapView = kindView(map, ({ data: { address, embed, link, ...head }, block }) => {
  if (!address) return null
  return (
    <Section head={head} block={block}>
      <PlaceMap address={address} embed={embed} page={block.page} />
      <address className={styles.address}>{address}</address>
      <Anchor link={block.page.link(link ?? mapSearch(address))}>{messages.map.larger}</Anchor>
    </Section>
  )
})
