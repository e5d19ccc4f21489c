import { Icon } from '../icon/icon.tsx'
import styles from './close-form.module.css'

/** Works without JavaScript. */
export const CloseForm = ({ label }: { label: string }) => (
  <form method="dialog" className={styles.form}>
    <button type="submit" className={styles.close}>
      <Icon name="close" label={label} />
    </button>
  </form>
)
