import styles from '../edit-link/edit-link.module.css'

/** The button of the panel looks like the edit link, and is above it. */
export const tabClass = `${styles.tab} ${styles.upper}`
