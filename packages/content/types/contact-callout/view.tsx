import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import styles from './contact-callout.module.css'

export const ContactCallout: View<'contactCallout'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <aside
      id={fields.hashLink}
      className={classNames(styles.callout, tone({ background: fields.backgroundColor }), fields.class)}
      style={properties({ '--background': safeColor(fields.backgroundColor) })}
    >
      {fields.title ? page.blocks([fields.title]) : null}
      <div {...page.mark(entry, 'text')}>{page.richText(fields.text)}</div>
      <a {...page.link(fields.email)}>{fields.email}</a>
      {fields.buttons ? page.blocks([fields.buttons]) : null}
    </aside>
  )
}
