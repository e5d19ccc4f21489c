import { Icon } from '@association/ui/icon/icon.tsx'
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

export const ExternalIcon = () => (
  <Icon name="external" label="(opens in a new tab)" className={styles.icon} />
)
