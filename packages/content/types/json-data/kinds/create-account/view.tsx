import { WidgetBand } from '../../parts/widget-band.tsx'
import { kindView } from '../kind-view.tsx'
import { createAccount } from './schema.ts'

export const CreateAccount = kindView(createAccount, ({ data, block }) => (
  <WidgetBand block={block}>{block.page.widget('createAccount', data)}</WidgetBand>
))
