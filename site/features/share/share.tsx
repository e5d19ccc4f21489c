import type { WidgetProps } from '@association/content/define/widgets.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import { ShareIsland } from './island.tsx'
import { messages } from './messages.ts'
import styles from './share.module.css'

type Props = WidgetProps['share'] & { settings: { siteUrl: string } }

/** Without JavaScript, only the mail link shows. The device's button needs a touch screen. Print shows the address. */
export function Share({ path, title, doiUrl, settings: { siteUrl } }: Props) {
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
        <li>
          <a
            href={mailTo({ title, url })}
            data-share-way="mail"
            className={styles.way}
            target="_blank"
            rel="noopener"
          >
            <Icon name="mail" />
            {messages.mail}
          </a>
        </li>
      </ul>
      <p role="status" className={styles.status} />
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

export const mailTo = ({ title, url }: { title: string; url: string }) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
