import type { WidgetProps } from '@association/content/define/widgets.ts'
import { properties } from '@association/content/safe/properties.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { ForViewer } from './for-viewer.tsx'
import { memberPlace } from './member-place.ts'
import type { WidgetSettings } from './settings.ts'
import type { Viewer } from './viewer.ts'

type Props = WidgetProps['logIn'] & { viewer: Viewer; settings: WidgetSettings }

/** Leads to the log-in of the member application; whoever is logged in sees none. */
export function LogIn({ text, variant, fontSize, viewer, settings }: Props) {
  const size = properties({ '--button-size': `${fontSize}px` })
  const link = (
    <a href={memberPlace(settings.memberAppUrl).logIn} className={buttonClass(variant)} style={size}>
      {text}
    </a>
  )
  return <ForViewer viewer={viewer} visitor={link} member={null} />
}
