import type { NavLink } from '../../page/settings/nav-link.ts'
import { audienceClass, NavAnchor } from '../navigation/nav-anchor.tsx'

type Props = { items: readonly NavLink[]; path: string | undefined; className: string | undefined }

export const FooterLinks = ({ items, path, className }: Props) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item.id} className={audienceClass(item)}>
        <NavAnchor item={item} path={path} />
      </li>
    ))}
  </ul>
)
