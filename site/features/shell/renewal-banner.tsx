import { memberLinks } from './member-links.ts'
import styles from './renewal-banner.module.css'

/** The island `viewer` fills this place. It comes last and sticks to the lower edge, so its arrival moves nothing. */
export const RenewalBanner = ({ memberAppUrl }: { memberAppUrl: string }) => (
  <div className={styles.banner} role="status" data-renewal={memberLinks(memberAppUrl).renew} />
)
