import { Icon } from '@association/ui/icon/icon.tsx'
import { Description, Title } from '../../parts/card-parts.tsx'
import { kindView } from '../../parts/kind-view.tsx'
import { innerHeading, Section } from '../../parts/section.tsx'
import styles from './icon-tiles.module.css'
import { iconTiles } from './schema.ts'

export const IconTiles = kindView(iconTiles, ({ data, block }) => {
  if (data.tiles.length === 0) return null
  const tag = innerHeading(data, block)
  return (
    <Section head={data} block={block}>
      <ul className={styles.tiles}>
        {data.tiles.map(({ icon, title, description, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: editors may write a tile twice
          <li key={index} className={styles.tile}>
            <Icon name={icon} className={styles.icon} />
            <Title title={title} tag={tag} link={block.page.link(link)} />
            <Description card={{ description }} block={block} />
          </li>
        ))}
      </ul>
    </Section>
  )
})
