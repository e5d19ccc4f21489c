import type { LinkAttributes } from '@association/content/define/view.ts'
import { telephoneAddress } from '@association/content/links/telephone-address.ts'
import { productMessages } from '@association/content/shared/products/messages.ts'
import { messages } from '../messages.ts'
import styles from './frame.module.css'

export type AboutEvent = {
  /** `October 14 – 16, 2027` */
  dates: string
  place?: string
  /** `early bird` */
  tier?: string
  /** `July 15, 2027, 8:00 PM ET` */
  tierUntil?: string
  nextTier?: string
  telephone?: string
  supportEmail: string
  refunds?: LinkAttributes
}

export const AboutEventFacts = ({ about }: { about: AboutEvent }) => (
  <div className={styles.facts}>
    <p>
      {about.dates}
      {about.place ? (
        <>
          <br />
          {about.place}
        </>
      ) : null}
    </p>
    {about.tier ? (
      <p>
        <strong>{messages.tierNow(about.tier)}</strong>
        {about.tierUntil ? (
          <>
            <br />
            {messages.tierUntil(about.tierUntil)} {about.nextTier ? messages.changesTo(about.nextTier) : null}
          </>
        ) : null}
      </p>
    ) : null}
    <p>
      {messages.help} <Help about={about} />
    </p>
    {about.refunds ? (
      <p>
        <a {...about.refunds}>{productMessages.refunds}</a>
      </p>
    ) : null}
  </div>
)

export const Help = ({
  about: { telephone, supportEmail },
}: {
  about: Pick<AboutEvent, 'telephone' | 'supportEmail'>
}) => (
  <>
    {telephone ? (
      <>
        {messages.call} <a href={telephoneAddress(telephone)}>{telephone}</a> {messages.or}{' '}
      </>
    ) : null}
    <a href={`mailto:${supportEmail}`} target="_blank" rel="noopener">
      {supportEmail}
    </a>
  </>
)
