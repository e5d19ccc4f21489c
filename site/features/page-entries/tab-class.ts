import styles from '../edit-link/edit-link.module.css'

export const tabClass = `${styles.tab} ${styles.upper}`
