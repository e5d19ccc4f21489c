import type { WidgetProps } from '@association/content/define/widgets.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import type { IconName } from '@association/ui/icon/names.ts'
import { ShareIsland } from './island.tsx'
import { messages } from './messages.ts'
import styles from './share.module.css'

type Props = WidgetProps['share'] & { settings: { siteUrl: string; organisation: { name: string } } }

/** Without JavaScript, only the mail link shows. The device's button needs a touch screen. */
export function Share({ path, title, doiUrl, settings: { siteUrl, organisation } }: Props) {
  const url = new URL(path, siteUrl).href
  return (
    <ShareIsland options={{ url, title }} className={styles.share}>
      <ul aria-label={messages.label} className={styles.ways}>
        <li className={styles.touch}>
          <button type="button" data-share="" data-share-way="device" className={styles.way}>
            <Icon name="arrowRight" />
            {messages.share}
          </button>
        </li>
        <Copy text={url} way="link" label={messages.copy} />
        {doiUrl ? <Copy text={doiUrl} way="doi" label={messages.copyDoi} /> : null}
        <Elsewhere href={mailTo({ title, url })} way="mail" icon="mail" label={messages.mail} />
        <Elsewhere href={linkedIn(url)} way="linkedin" icon="external" label={messages.linkedIn} />
      </ul>
      <p role="status" className={styles.status} />
      <p className={styles.printed}>{organisation.name}</p>
      <p className={styles.printed}>{url}</p>
    </ShareIsland>
  )
}

const Copy = ({ text, way, label }: { text: string; way: string; label: string }) => (
  <li className={styles.scripted}>
    <button type="button" data-copy={text} data-share-way={way} className={styles.way}>
      <Icon name="document" />
      {label}
    </button>
  </li>
)

type ElsewhereProps = { href: string; way: string; icon: IconName; label: string }

const Elsewhere = ({ href, way, icon, label }: ElsewhereProps) => (
  <li>
    <a href={href} data-share-way={way} className={styles.way} target="_blank" rel="noopener">
      <Icon name={icon} />
      {label}
    </a>
  </li>
)

/** A page of LinkedIn, so no script of it runs here. */
export const linkedIn = (url: string) =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`

export const mailTo = ({ title, url }: { title: string; url: string }) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
