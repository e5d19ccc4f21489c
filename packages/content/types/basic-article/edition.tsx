import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { dayOf, monthAndYear } from '../../shared/dates.ts'
import { journalColors } from '../../shared/journals.ts'
import styles from './article.module.css'
import { messages } from './messages.ts'

type Props = { entry: Entry<'basicArticle'>; page: Page }

/** CSS pixels. */
const coverWidth = 96

export function Edition({ entry, page }: Props) {
  const { edition } = entry.fields
  if (!edition) return null
  const { journal, editionDate, cover, url } = edition.fields
  const color = journalColors[journal as keyof typeof journalColors] as string | undefined
  const picture = cover && page.image(cover, { width: coverWidth, sizes: `${coverWidth}px`, isLazy: true })
  return (
    <div
      className={styles.edition}
      style={properties({ '--journal': safeColor(color) })}
      {...page.mark(entry, 'edition')}
    >
      {picture ? <img {...picture} alt={picture.alt} className={styles.cover} /> : null}
      <div className={styles.person}>
        <p className={styles.label}>{messages.publishedIn}</p>
        <p className={styles.journal}>
          <Anchor link={page.link(url)}>{journal}</Anchor>
        </p>
        <p className={styles.number}>
          <time dateTime={dayOf(editionDate)}>{monthAndYear(editionDate)}</time>
        </p>
      </div>
    </div>
  )
}
