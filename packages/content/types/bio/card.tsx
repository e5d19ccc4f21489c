import type { View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import collapse from '../../shared/collapse/collapse.module.css'
import { personMessages } from '../../shared/person/messages.ts'
import styles from './bio.module.css'
import { Person, Photo } from './bio-parts.tsx'

export const BioCard: View<'bio'> = ({ entry, page }) => {
  const { biography, hashLink, name } = entry.fields
  return (
    <article className={`card ${styles.card}`}>
      <FragmentTarget name={hashLink} />
      <Photo entry={entry} page={page} />
      <Person entry={entry} page={page} />
      {biography ? (
        <details className={classNames(collapse.collapse, styles.more)}>
          <summary className={collapse.opener}>
            {personMessages.biography}
            <span className="visually-hidden">{`: ${name}`}</span>
          </summary>
          <div className={styles.biography} {...page.mark(entry, 'biography')}>
            {page.richText(biography)}
          </div>
        </details>
      ) : null}
    </article>
  )
}
