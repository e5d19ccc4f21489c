import { Spinner } from '@association/ui/spinner/spinner.tsx'
import { safeColor } from '../../../../safe/color.ts'
import { kindView } from '../../parts/kind-view.tsx'
import { spinner } from './schema.ts'

export const SpinnerView = kindView(spinner, ({ data: { message, color }, block: { entry, page } }) => (
  <div {...page.mark(entry, 'data')}>
    <Spinner message={message} color={safeColor(color)} />
  </div>
))
