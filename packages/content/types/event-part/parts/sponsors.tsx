import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import { headingTag } from '../../../define/view.ts'
import { Anchor } from '../../../links/anchor.tsx'
import { properties } from '../../../safe/properties.ts'
import { sponsorLevels } from '../../../shared/events/sponsor-levels.ts'
import styles from '../event-part.module.css'
import type { PartProps } from '../part-props.ts'

type Sponsor = Entry<'sponsor'>

export function Sponsors({ source, page, rank }: PartProps): ReactNode {
  const Heading = headingTag(rank)
  const levels = sponsorLevels
    .map((level) => ({ level, all: source.fields.sponsors.filter(({ fields }) => fields.level === level) }))
    .filter(({ all }) => all.length > 0)
  return (
    <div className={styles.levels} {...page.mark(source, 'sponsors')}>
      {levels.map(({ level, all }) => (
        <section key={level} className={styles.level} style={properties({ '--count': all.length })}>
          <Heading className={styles.levelName}>{level}</Heading>
          <ul className={styles.sponsors}>
            {all.map((sponsor) => (
              <li key={sponsor.id} className="card">
                <Name sponsor={sponsor} page={page} />
                {sponsor.fields.description ? (
                  <p className={styles.about} {...page.mark(sponsor, 'description')}>
                    {sponsor.fields.description}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Pixels. */
const logoWidth = 240

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
