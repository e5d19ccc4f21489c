import type { WidgetProps } from '@association/content/define/widgets.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { ForViewer } from './for-viewer.tsx'
import { memberPlace } from './member-place.ts'
import type { WidgetSettings } from './settings.ts'
import type { Viewer } from './viewer.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['createAccount'] & { viewer: Viewer; settings: WidgetSettings }

/** Two ways into the member application; whoever is logged in needs neither. */
export function CreateAccount({ createText, logInText, align, viewer, settings }: Props) {
  const { signUp, logIn } = memberPlace(settings.memberAppUrl)
  const buttons = (
    <div className={`${styles.buttons} ${styles[align]}`}>
      <a href={signUp} className={buttonClass('yellow')}>
        {createText}
      </a>
      <a href={logIn} className={buttonClass('dark')}>
        {logInText}
      </a>
    </div>
  )
  return <ForViewer viewer={viewer} visitor={buttons} member={null} />
}
