import { Badge } from '@contentful/f36-components'
import { editAddress, siteAddress } from '../../links/addresses.ts'
import type { ContainingPages } from '../../links/use-containing-pages.ts'
import { spaceNames } from '../../sdk/installation.ts'
import type { Session } from '../../sdk/session.ts'
import styles from './entry-sidebar.module.css'

type Props = { session: Session; pages: ContainingPages }

/** The pages that show this entry: to edit them, or to see them on the site. */
export function PageLinks({ session, pages }: Props) {
  return (
    <section className={styles.section} aria-label="Pages">
      <h2>On these pages</h2>
      {!pages.isKnown && <p className={styles.quiet}>Searching…</p>}
      {pages.isKnown && pages.items.length === 0 && (
        <p className={styles.quiet}>
          {pages.hasFailed
            ? 'The pages that contain this entry could not be found. Reload to try again.'
            : 'This entry is on no page yet.'}
        </p>
      )}
      <ul className={styles.list}>
        {pages.items.map((page) => (
          <li key={page.entry}>
            <strong>{page.title}</strong>{' '}
            <span className={styles.quiet}>
              {page.path} · {spaceNames[page.space]}
            </span>
            {page.status !== 'published' && <Badge variant="warning">{page.status}</Badge>}
            <br />
            <a href={editAddress(session, page)} target="_blank" rel="noopener noreferrer">
              Edit page
            </a>
            {page.status !== 'draft' && page.path !== '' && (
              <>
                {' · '}
                <a href={siteAddress(session, page.path)} target="_blank" rel="noopener noreferrer">
                  Open on the site
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
