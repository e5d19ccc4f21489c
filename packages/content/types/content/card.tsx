import type { View } from '../../define/view.ts'
import { Content } from './view.tsx'

export const ContentCard: View<'content'> = (props) => (
  <div className="card">
    <Content {...props} />
  </div>
)
