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
  const path = isLarge ? undefined : frequent[name]
  return (
    <svg
      viewBox={path && '0 0 24 24'}
      className={[styles.icon, isLarge && styles.large, className].filter(Boolean).join(' ')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {path ? <Drawing {...path} /> : <use href={`${sprite}#${name}${isLarge ? '-large' : ''}`} />}
    </svg>
  )
}

const Drawing = ({ d, isFilled }: { d: string; isFilled?: boolean }) => (
  <path d={d} {...(isFilled ? { fill: 'currentColor', stroke: 'none' } : {})} />
)
