import type { ReactNode } from 'react'
import type { LinkAttributes, Mark } from '../define/view.ts'
import styles from './anchor.module.css'
import { isExternal } from './link-attributes.ts'

type Props = {
  link: LinkAttributes
  className?: string
  mark?: Mark
  isDisabled?: boolean
  children: ReactNode
}

/** A link as editors wrote it. One that leads nowhere keeps its text; one that leaves the site says so. */
export function Anchor({ link, className, mark, isDisabled, children }: Props) {
  return (
    <a
      {...link}
      {...mark}
      className={className}
      {...(isDisabled ? { role: 'link', 'aria-disabled': true } : {})}
    >
      {children}
      {isExternal(link) ? <ExternalIcon /> : null}
    </a>
  )
}

export function ExternalIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" role="img" aria-label="(opens in a new tab)">
      <path
        d="M6.5 3H3v10h10V9.5M9.5 3H13v3.5M13 3 7.5 8.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  )
}
