import { audienceClass, NavAnchor } from '../navigation/nav-anchor.tsx'
import type { NavLink } from '../navigation/nav-link.ts'

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
