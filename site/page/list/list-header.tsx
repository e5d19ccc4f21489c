import type { ReactNode } from 'react'
import styles from './listing.module.css'

type Props = {
  title: string
  description?: string | undefined
  about?: string | undefined
  children?: ReactNode
}

export const ListHeader = ({ title, description, about, children }: Props) => (
  <header className={styles.header}>
    <div className="container">
      <h1 className={styles.title}>{title}</h1>
      {description ? <p className={styles.description}>{description}</p> : null}
      {about ? <p className={styles.about}>{about}</p> : null}
      {children}
    </div>
  </header>
)
