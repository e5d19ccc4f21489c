import { Icon } from '@association/ui/icon/icon.tsx'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { telephoneAddress } from '../../links/telephone-address.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import stack from '../../shared/stack/stack.module.css'
import styles from './contact-callout.module.css'

type Props = { entry: Entry<'contactCallout'>; page: Page }

export const ContactCallout: View<'contactCallout'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <div
      className={classNames(styles.callout, tone({ background: fields.backgroundColor }), fields.class)}
      style={properties({ '--background': safeColor(fields.backgroundColor) })}
    >
      <FragmentTarget name={fields.hashLink} />
      <div className={styles.inner}>
        <Words entry={entry} page={page} />
        <Person entry={entry} page={page} />
      </div>
    </div>
  )
}

function Words({ entry, page }: Props) {
  const { title, text, buttons } = entry.fields
  if (!title && !text && !buttons) return null
  return (
    <div className={classNames(styles.words, stack.stack)}>
      {title ? page.blocks([title]) : null}
      {text ? (
        <div className={styles.text} {...page.mark(entry, 'text')}>
          {page.richText(text)}
        </div>
      ) : null}
      {buttons ? page.blocks([buttons]) : null}
    </div>
  )
}

function Person({ entry, page }: Props) {
  const { image, contactName, contactRole, phone, email } = entry.fields
  if (![image, contactName, contactRole, phone, email].some(Boolean)) return null
  return (
    <address className={styles.person}>
      <Portrait entry={entry} page={page} />
      <div className={styles.reach}>
        {contactName ? (
          <p className={styles.name} {...page.mark(entry, 'contactName')}>
            {contactName}
          </p>
        ) : null}
        {contactRole ? (
          <p className={styles.role} {...page.mark(entry, 'contactRole')}>
            {contactRole}
          </p>
        ) : null}
        {phone ? (
          <a {...page.link(telephoneAddress(phone))} className={styles.way} {...page.mark(entry, 'phone')}>
            <Icon name="phone" />
            <span>{phone}</span>
          </a>
        ) : null}
        {email ? (
          <a {...page.link(email)} className={styles.way} {...page.mark(entry, 'email')}>
            <Icon name="mail" />
            <Address>{email.replace(/^mailto:/i, '')}</Address>
          </a>
        ) : null}
      </div>
    </address>
  )
}

/** A long address breaks after its @, not inside a word. */
function Address({ children }: { children: string }) {
  const [name = '', ...host] = children.split(/(?<=@)/)
  return (
    <span>
      {name}
      <wbr />
      {host}
    </span>
  )
}

/** Decorative, because the name is beside it. */
function Portrait({ entry, page }: Props) {
  const { image, contactName } = entry.fields
  if (!image) return null
  const { alt, ...attributes } = page.image(image, { width: 192 })
  return (
    <img
      {...attributes}
      alt={contactName ? '' : alt}
      className={styles.portrait}
      {...page.mark(entry, 'image')}
    />
  )
}
