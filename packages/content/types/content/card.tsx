import type { View } from '../../define/view.ts'
import { Content } from './view.tsx'

/** The text in a box of its own. */
export const ContentCard: View<'content'> = (props) => (
  <div className="card">
    <Content {...props} />
  </div>
)
