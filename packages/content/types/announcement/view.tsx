import { CloseForm } from '@association/ui/dialog/close-form.tsx'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { tone } from '../../shared/band/tone.ts'
import styles from './announcement.module.css'
import { messages } from './messages.ts'

type Props = { entry: Entry<'announcement'>; page: Page }

/** Opens and closes without JavaScript. */
export const Announcement: View<'announcement'> = ({ entry, page }) => {
  const { text, backgroundColor, color } = entry.fields
  if (!text) return null
  const background = backgroundColor?.fields.value
  return (
    // The visitor can close it before React starts.
    <dialog
      open
      suppressHydrationWarning
      aria-label={messages.name}
      className={classNames('band', styles.bar, tone({ background }) ?? 'on-light')}
      style={properties({ '--background': safeColor(background), '--ink': safeColor(color?.fields.value) })}
    >
      <p className={styles.text}>
        <Words entry={entry} page={page} />
      </p>
      <CloseForm label={messages.close} />
    </dialog>
  )
}

function Words({ entry, page }: Props): ReactNode {
  const { text, url, linkText } = entry.fields
  const link = page.link(url)
  const mark = page.mark(entry, 'text')
  if (!link.href) return <span {...mark}>{text}</span>
  if (!linkText) {
    return (
      <Anchor link={link} mark={mark}>
        {text}
      </Anchor>
    )
  }
  return (
    <>
      <span {...mark}>{text}</span>{' '}
      <Anchor link={link} mark={page.mark(entry, 'linkText')}>
        {linkText}
      </Anchor>
    </>
  )
}
