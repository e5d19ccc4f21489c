import type { ReactNode } from 'react'
import styles from './listing.module.css'

type Props = { title: string; description?: string | undefined; children?: ReactNode }

/** The main heading of a page that lists entries, its introduction, and the ways to narrow the list. */
export const ListHeader = ({ title, description, children }: Props) => (
  <header className={styles.header}>
    <div className="container">
      <h1 className={styles.title}>{title}</h1>
      {description ? <p className={styles.description}>{description}</p> : null}
      {children}
    </div>
  </header>
)
