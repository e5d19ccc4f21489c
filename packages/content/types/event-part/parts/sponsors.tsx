import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import { Anchor } from '../../../links/anchor.tsx'
import { sponsorLevels } from '../../../shared/events/sponsor-levels.ts'
import styles from '../event-part.module.css'
import type { PartProps } from '../part-props.ts'

type Sponsor = Entry<'sponsor'>

export function Sponsors({ source, page }: PartProps): ReactNode {
  const all = sponsorLevels.flatMap((level) =>
    source.fields.sponsors.filter(({ fields }) => fields.level === level),
  )
  return (
    <ul className={styles.sponsors} {...page.mark(source, 'sponsors')}>
      {all.map((sponsor) => (
        <li key={sponsor.id}>
          <p className={styles.level} {...page.mark(sponsor, 'level')}>
            {sponsor.fields.level}
          </p>
          <Name sponsor={sponsor} page={page} />
          {sponsor.fields.description ? (
            <p className={styles.about} {...page.mark(sponsor, 'description')}>
              {sponsor.fields.description}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Pixels. */
const logoWidth = 210

function Name({ sponsor, page }: { sponsor: Sponsor; page: PartProps['page'] }) {
  const { name, link, logo } = sponsor.fields
  const shown = logo ? (
    <img {...page.image(logo, { width: logoWidth, isLazy: true })} alt={name} className={styles.logo} />
  ) : (
    name
  )
  const address = page.link(link)
  return (
    <p className={styles.sponsorName} {...page.mark(sponsor, logo ? 'logo' : 'name')}>
      {address.href ? <Anchor link={address}>{shown}</Anchor> : shown}
    </p>
  )
}
