import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import { Band } from '../../shared/band/band.tsx'
import styles from './form.module.css'
import { formAddress, Provided } from './provided.tsx'

type Props = { entry: Entry<'form'>; page: Page }

export const Form: View<'form'> = ({ entry, page }) => {
  const { hashLink, backgroundColor, containerClasses, topComponents, bottomComponents } = entry.fields
  return (
    <Band anchor={hashLink} background={backgroundColor} classes={[styles.band, containerClasses]}>
      <div className="container">
        {page.blocks(topComponents)}
        <Asked entry={entry} page={page} />
        {bottomComponents.length > 0 ? (
          <div className={styles.below}>{page.blocks(bottomComponents)}</div>
        ) : null}
      </div>
    </Band>
  )
}

function Asked({ entry, page }: Props): ReactNode {
  const { loggedInUserAlternateContent: alternate, horizontalAlign, formMaxWidth } = entry.fields
  const { backgroundColor, formClasses } = entry.fields
  const src = formAddress({ entry, page })
  const visitor = src ? (
    <div
      className={classNames(
        styles.form,
        styles[horizontalAlign],
        backgroundColor && styles.boxed,
        formClasses,
      )}
      style={properties({ '--max-width': pixels(formMaxWidth) })}
      {...page.mark(entry, 'formId')}
    >
      <Provided entry={entry} page={page} src={src} />
    </div>
  ) : null
  if (!alternate) return visitor
  const member = <div {...page.mark(entry, 'loggedInUserAlternateContent')}>{page.richText(alternate)}</div>
  return page.widget('forViewer', { visitor, member }) ?? visitor
}
