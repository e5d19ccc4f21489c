import type { ReactNode } from 'react'
import { FilterBar } from '../../page/list/filter-bar.tsx'
import { ListHeader } from '../../page/list/list-header.tsx'
import styles from './account.module.css'
import { type AccountPath, accountPlaces } from './account-places.ts'
import { messages } from './messages.ts'

type Props = { path: AccountPath; title: string; description?: string; children: ReactNode }

/** Open tabs of an account reload after a sign-out. */
export const AccountFrame = ({ path, title, description, children }: Props) => (
  <div className={styles.page} data-personal="">
    <ListHeader title={title} description={description}>
      <FilterBar
        label={messages.navigation}
        filters={accountPlaces.map(({ label, href }) => ({ label, href, isCurrent: href === path }))}
      />
    </ListHeader>
    <div className={`container ${styles.content}`}>{children}</div>
  </div>
)
