import { Badge, Button } from '@contentful/f36-components'
import { useState } from 'react'
import { editAddress, siteAddress } from '../../contentful/addresses.ts'
import { spaceNames } from '../../contentful/installation.ts'
import type { ContainingPages } from '../../contentful/pages/use-containing-pages.ts'
import type { Session } from '../../contentful/session.ts'
import styles from './entry-sidebar.module.css'

type Props = { session: Session; pages: ContainingPages }

const mostAtFirst = 5

export function PageLinks({ session, pages }: Props) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? pages.items : pages.items.slice(0, mostAtFirst)
  return (
    <section className={styles.section} aria-label="Pages">
      <h2>{headWords(pages)}</h2>
      {!pages.isKnown && <p className={styles.quiet}>Searching…</p>}
      {pages.isKnown && pages.items.length === 0 && (
        <p className={styles.quiet}>
          {pages.hasFailed
            ? 'The pages that contain this entry could not be found. Reload to try again.'
            : 'This entry is on no page yet.'}
        </p>
      )}
      <ul className={styles.list}>
        {shown.map((page) => (
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
      {shown.length < pages.items.length && (
        <Button size="small" onClick={() => setOpen(true)}>
          {`Show all ${pages.items.length}`}
        </Button>
      )}
    </section>
  )
}

const headWords = ({ items, isCut }: ContainingPages) => {
  if (items.length === 0) return 'On these pages'
  const count = items.length === 1 ? 'one page' : `${items.length} pages`
  return isCut ? `On more than ${count}` : `On ${count}`
}
