import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from './history.ts'
import { hrefOf, type Route } from './route.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A function if the target depends on the place at the click. */
  to: Route | (() => Route)
  isCurrent?: boolean
}

/** Modified clicks open a new tab. */
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
