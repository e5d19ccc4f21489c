import type { ReactNode } from 'react'
import type { Mark } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import styles from './band.module.css'
import { tone } from './tone.ts'

type Props = {
  anchor: string | undefined
  background: string | undefined
  classes: readonly (string | false | undefined)[]
  mark?: Mark
  children: ReactNode
}

export const Band = ({ anchor, background, classes, mark, children }: Props) => (
  <section
    className={classNames('band', styles.ground, tone({ background }), ...classes)}
    style={properties({ '--background': safeColor(background) })}
    {...mark}
  >
    <FragmentTarget name={anchor} />
    {children}
  </section>
)
