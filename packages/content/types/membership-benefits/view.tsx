import type { View } from '../../define/view.ts'

export const MembershipBenefits: View<'membershipBenefits'> = ({ entry, page }) => (
  <div>{page.richText(entry.fields.content)}</div>
)
