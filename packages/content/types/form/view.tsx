import { Frame } from '@association/ui/frame/frame.tsx'
import { OrWrite } from '@association/ui/frame/or-write.tsx'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import { Band } from '../../shared/band/band.tsx'
import styles from './form.module.css'
import { messages } from './messages.ts'
import { form } from './model.ts'

type Props = { entry: Entry<'form'>; page: Page }

export const Form: View<'form'> = ({ entry, page }) => {
  const { hashLink, backgroundColor, containerClasses, topComponents, bottomComponents } = entry.fields
  return (
    <Band anchor={hashLink} background={backgroundColor} classes={[styles.band, containerClasses]}>
      <div className="container">
        {page.blocks(topComponents)}
        <FormOrAlternate entry={entry} page={page} />
        {bottomComponents.length > 0 ? (
          <div className={styles.below}>{page.blocks(bottomComponents)}</div>
        ) : null}
      </div>
    </Band>
  )
}

function FormOrAlternate({ entry, page }: Props): ReactNode {
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
      <FormFrame entry={entry} page={page} src={src} />
    </div>
  ) : null
  if (!alternate) return visitor
  const member = <div {...page.mark(entry, 'loggedInUserAlternateContent')}>{page.richText(alternate)}</div>
  return page.widget('forViewer', { visitor, member }) ?? visitor
}

/** Returns undefined for malformed ids, as while an editor types. */
function formAddress({ entry, page }: Props): string | undefined {
  const { portalId = '', formId = '' } = entry.fields
  return portalPattern.test(portalId) && idPattern.test(formId)
    ? page.embed('form', `${portalId}/${formId}`)
    : undefined
}

const portalPattern = new RegExp(form.fields.portalId.pattern)
const idPattern = new RegExp(form.fields.formId.pattern)

/** Pixels, until the form reports its height. */
const reservedHeight = 840

/** Keeps the provider's script away from the site's pages, cookies and storage. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

function FormFrame({ entry, page, src }: Props & { src: string }): ReactNode {
  const { formTitle = messages.untitled } = entry.fields
  return (
    <Frame
      src={src}
      title={formTitle}
      origin="null"
      prefix="form."
      sandbox={sandbox}
      height={reservedHeight}
      fits
    >
      <p>
        <a href={src}>{messages.open}</a>
      </p>
      <OrWrite to={page.supportEmail} />
    </Frame>
  )
}
