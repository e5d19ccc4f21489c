/// <reference path="./icons-file.d.ts" />
import { frequent } from './frequent.ts'
import styles from './icon.module.css'
import file from './icons.svg'
import type { IconName, LargeIconName } from './names.ts'

type Props = ({ name: IconName; size?: undefined } | { name: LargeIconName; size: 'large' }) & {
  /** Accessible name. Without it the icon is decorative. */
  label?: string
  className?: string
}

/** The file name is hashed, so browsers keep it for a year and a changed icon is a new file. */
const sprite = typeof file === 'string' ? file : file.src

/** Icons have the size and color of the text; large icons have 48 px and more detail. */
export function Icon({ name, size, label, className }: Props) {
  const isLarge = size === 'large'
  const edge = isLarge ? 48 : '1em'
  return (
    <svg
      viewBox={isLarge ? '0 0 48 48' : '0 0 24 24'}
      width={edge}
      height={edge}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing(name, isLarge)}
    </svg>
  )
}

function drawing(name: IconName, isLarge: boolean) {
  const path = isLarge ? undefined : frequent[name]
  if (!path) return <use href={`${sprite}#${name}${isLarge ? '-large' : ''}`} />
  return <path d={path.d} {...(path.isFilled ? { fill: 'currentColor', stroke: 'none' } : {})} />
}
