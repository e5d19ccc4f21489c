import { kindView } from '../../parts/kind-view.tsx'
import { WidgetBand } from '../../parts/widget-band.tsx'
import { logIn } from './schema.ts'

export const LogIn = kindView(logIn, ({ data, block }) => (
  <WidgetBand block={block} isForGuests>
    {block.page.widget('logIn', data)}
  </WidgetBand>
))
