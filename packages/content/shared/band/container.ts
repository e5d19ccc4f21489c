import styles from './band.module.css'

/** Both flags only cause a warning; the narrower wins. */
export const container = (fields: { isContainer: boolean; isWideContainer: boolean }) =>
  fields.isContainer ? 'container' : fields.isWideContainer ? styles.wide : styles.full
