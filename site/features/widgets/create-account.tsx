import type { WidgetProps } from '@association/content/define/widgets.ts'
import { memberAppPages } from '@association/content/links/member-app-pages.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { loginPath } from '../../base/auth-paths.ts'
import { ForViewer } from './for-viewer.tsx'
import { messages } from './messages.ts'
import type { WidgetSettings } from './settings.ts'
import type { Viewer } from './viewer.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['createAccount'] & { viewer: Viewer; settings: WidgetSettings }

export function CreateAccount({ createText, logInText, align, viewer, settings }: Props) {
  const buttons = (
    <div className={`${styles.buttons} ${styles[align]}`}>
      <a href={settings.memberAppUrl + memberAppPages.signUp} className={buttonClass('yellow')}>
        {createText}
      </a>
      <a href={loginPath(settings.path)} rel="nofollow" className={buttonClass('dark')}>
        {logInText}
      </a>
    </div>
  )
  const account = (
    <div className={`${styles.buttons} ${styles[align]}`}>
      <a href="/account" rel="nofollow" className={buttonClass('dark')}>
        {messages.toAccount}
      </a>
    </div>
  )
  return <ForViewer viewer={viewer} visitor={buttons} member={account} />
}
