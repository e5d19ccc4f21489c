import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from './history.ts'
import { hrefOf, type Route } from './route.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A function, where it depends on where one is when one goes. */
  to: Route | (() => Route)
  isCurrent?: boolean
}

/** A link within the web app: opens in place, or in a new tab when asked to. */
export function Anchor({ to, isCurrent = false, children, ...rest }: Props) {
  const place = () => (typeof to === 'function' ? to() : to)
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(place())
  }
  return (
    <a {...rest} href={hrefOf(place())} onClick={follow} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
