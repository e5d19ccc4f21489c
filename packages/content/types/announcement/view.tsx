import type { View } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import styles from './announcement.module.css'

/** Open from the start and closed by its own form, so that it needs no JavaScript. */
export const Announcement: View<'announcement'> = ({ entry, page }) => {
  const { text, url, linkText, backgroundColor, color } = entry.fields
  if (!text) return null
  const address = page.link(url)
  return (
    <dialog
      open
      aria-label="Announcement"
      className={styles.bar}
      style={properties({
        '--background': safeColor(backgroundColor?.fields.value),
        '--ink': safeColor(color?.fields.value),
      })}
    >
      <p className={styles.text} {...page.mark(entry, 'text')}>
        {linkText || !address.href ? text : <Anchor link={address}>{text}</Anchor>}
        {linkText && address.href ? <Anchor link={address}>{linkText}</Anchor> : null}
      </p>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  )
}
