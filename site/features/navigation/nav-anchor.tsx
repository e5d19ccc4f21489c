import { Anchor } from '@association/content/links/anchor.tsx'
import type { ReactNode } from 'react'
import type { NavLink } from '../../page/settings/nav-link.ts'
import { currentness } from './current-path.ts'
import styles from './nav-anchor.module.css'

type Props = { item: NavLink; path: string | undefined; className?: string; children?: ReactNode }

export const NavAnchor = ({ item, path, className, children = item.name }: Props) => (
  <Anchor
    link={item.link}
    mark={{ ...item.mark, ...currentMark(currentness(item.link.href, path)) }}
    className={className}
  >
    {children}
  </Anchor>
)

const currentMark = (current: ReturnType<typeof currentness>) => (current ? { 'aria-current': current } : {})

export const audienceClass = ({ isForMembers }: Pick<NavLink, 'isForMembers'>) =>
  isForMembers ? styles.forMembers : undefined
