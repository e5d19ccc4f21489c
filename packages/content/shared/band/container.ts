import styles from './band.module.css'

/** The page's width, the wide one, or all of what is around it. Both at once are only warned of: the narrower holds. */
export const container = (fields: { isContainer: boolean; isWideContainer: boolean }) =>
  fields.isContainer ? 'container' : fields.isWideContainer ? styles.wide : styles.full
