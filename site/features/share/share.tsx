import type { WidgetProps } from '@association/content/define/widgets.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import type { WidgetSettings } from '../widgets/settings.ts'
import { ShareIsland } from './island.tsx'
import { mailTo } from './mail-to.ts'
import { messages } from './messages.ts'
import styles from './share.module.css'

type Props = WidgetProps['share'] & { settings: WidgetSettings }

/**
 * Ways to pass on a page. Buttons that need JavaScript are shown only where it runs, and the button of the device only
 * where fingers use it: on phones and tablets. Paper shows the address.
 */
export function Share({ path, title, doiUrl, settings: { siteUrl } }: Props) {
  const url = new URL(path, siteUrl).href
  return (
    <ShareIsland options={{ url, title }} className={styles.share}>
      <ul aria-label={messages.label} className={styles.ways}>
        <li className={styles.touch}>
          <button type="button" data-share="" className={styles.way}>
            <Icon name="arrowRight" />
            {messages.share}
          </button>
        </li>
        <Copy text={url} label={messages.copy} />
        {doiUrl ? <Copy text={doiUrl} label={messages.copyDoi} /> : null}
        <li>
          <a href={mailTo({ title, url })} className={styles.way} target="_blank" rel="noopener">
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

const Copy = ({ text, label }: { text: string; label: string }) => (
  <li className={styles.scripted}>
    <button type="button" data-copy={text} className={styles.way}>
      <Icon name="document" />
      {label}
    </button>
  </li>
)
