import { WidgetBand } from '../../parts/widget-band.tsx'
import { kindView } from '../kind-view.tsx'
import { logIn } from './schema.ts'

export const LogIn = kindView(logIn, ({ data, block }) => (
  <WidgetBand block={block} isForGuests>
    {block.page.widget('logIn', data)}
  </WidgetBand>
))
