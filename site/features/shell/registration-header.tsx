import type { Association } from './association.ts'
import styles from './header.module.css'
import { Wordmark } from './wordmark.tsx'

/** The header leads only home and to help. */
export const RegistrationHeader = ({ association }: { association: Association }) => (
  <header className={styles.registration}>
    <div className={`container ${styles.registrationBar}`}>
      <Wordmark name={association.name} />
      <a href={`mailto:${association.supportEmail}`} target="_blank" rel="noopener" className={styles.action}>
        {association.supportEmail}
      </a>
    </div>
  </header>
)
