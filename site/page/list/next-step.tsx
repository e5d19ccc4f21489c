import type { NextStep } from '@association/content/lists/list.ts'
import styles from './listing.module.css'

export const ListNextStep = ({ text, label, path, supportEmail }: NextStep & { supportEmail: string }) => (
  <p className={styles.nextStep}>
    {text}{' '}
    {path ? (
      <a href={path}>{label}</a>
    ) : (
      <a href={`mailto:${supportEmail}`} target="_blank" rel="noopener">
        {label}
      </a>
    )}
  </p>
)
