import type { View } from '../../define/view.ts'
import { Middle } from './view.tsx'

export const CenteredContainerCard: View<'centeredContainer'> = (props) => (
  <div className="card">
    <Middle {...props} />
  </div>
)
