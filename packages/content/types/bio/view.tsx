import type { View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import styles from './bio.module.css'
import { Person, Photo } from './bio-parts.tsx'

export const Bio: View<'bio'> = ({ entry, page }) => {
  const { biography, hashLink } = entry.fields
  return (
    <article className={styles.bio}>
      <FragmentTarget name={hashLink} />
      <Photo entry={entry} page={page} />
      <div className={styles.words}>
        <Person entry={entry} page={page} />
        {biography ? (
          <div className={styles.biography} {...page.mark(entry, 'biography')}>
            {page.richText(biography)}
          </div>
        ) : null}
      </div>
    </article>
  )
}
