import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import styles from './calendly.module.css'

export const Calendly: View<'calendly'> = ({ entry, page }) => {
  const { url, hashLink, backgroundColor, class: extra } = entry.fields
  if (!url) return null
  return (
    <div
      id={hashLink}
      className={classNames('band', styles.band, extra)}
      style={properties({ '--background': safeColor(backgroundColor) })}
      {...page.mark(entry, 'url')}
    >
      <div className="container" />
    </div>
  )
}
