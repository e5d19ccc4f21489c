import { kindView } from '../../parts/kind-view.tsx'
import { WidgetBand } from '../../parts/widget-band.tsx'
import { createAccount } from './schema.ts'

export const CreateAccount = kindView(createAccount, ({ data, block }) => (
  <WidgetBand block={block}>{block.page.widget('createAccount', data)}</WidgetBand>
))
