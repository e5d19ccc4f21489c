import { isPage } from '@association/content/derive/has-own-page.ts'
import { Suspense, useState } from 'react'
import { late } from '../../../base/late.tsx'
import type { Session } from '../../../contentful/session.ts'
import type { OpenEntry } from '../../../entry/open-entry.ts'
import styles from './search-preview.module.css'

const SearchCard = late('The search result', async () => (await import('./search-card.tsx')).SearchCard)

type Props = { session: Session; entry: OpenEntry }

export function SearchPreview({ session, entry }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!isPage(entry.type.id)) return null
  return (
    <details className={styles.group} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Search and social preview</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <SearchCard session={session} entry={entry} />
        </Suspense>
      )}
    </details>
  )
}
