import { kindView } from '../../parts/kind-view.tsx'
import { WidgetBand } from '../../parts/widget-band.tsx'
import { cmeProgress } from './schema.ts'

export const CmeProgress = kindView(cmeProgress, ({ data, block }) => (
  <WidgetBand block={block}>{block.page.widget('cmeProgress', data)}</WidgetBand>
))
