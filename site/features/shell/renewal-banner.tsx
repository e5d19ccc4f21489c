import { memberLinks } from './member-links.ts'
import styles from './renewal-banner.module.css'

/**
 * The place of the notice that a membership expires, which the island `viewer` fills. It stays in view at the lower edge
 * of the window and comes after the page, so its arrival moves nothing that is being read.
 */
export const RenewalBanner = ({ memberAppUrl }: { memberAppUrl: string }) => (
  <div className={styles.banner} role="status" data-renewal={memberLinks(memberAppUrl).renew} />
)
