import styles from './band.module.css'

/** Both flags together only cause a warning, and the narrower one wins. */
export const container = (fields: { isContainer: boolean; isWideContainer: boolean }) =>
  fields.isContainer ? 'container' : fields.isWideContainer ? styles.wide : styles.full
