import type { WidgetProps } from '@association/content/define/widgets.ts'
import { properties } from '@association/content/safe/properties.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { loginPath } from '../../base/auth-paths.ts'
import { ForViewer } from './for-viewer.tsx'
import type { WidgetSettings } from './settings.ts'
import type { Viewer } from './viewer.ts'

type Props = WidgetProps['logIn'] & { viewer: Viewer; settings: WidgetSettings }

export function LogIn({ text, variant, fontSize, viewer, settings }: Props) {
  const size = properties({ '--button-size': `${fontSize}px` })
  const link = (
    <a href={loginPath(settings.path)} rel="nofollow" className={buttonClass(variant)} style={size}>
      {text}
    </a>
  )
  return <ForViewer viewer={viewer} visitor={link} member={null} />
}
