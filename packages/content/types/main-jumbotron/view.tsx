import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { Background } from '../../shared/band/background.tsx'
import { tone } from '../../shared/band/tone.ts'
import styles from './main-jumbotron.module.css'

type Props = { entry: Entry<'mainJumbotron'>; page: Page }

export const MainJumbotron: View<'mainJumbotron'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <section
      id={fields.hashLink}
      className={classNames(
        'band',
        styles.jumbotron,
        tone({ ...fields, background: fields.backgroundColor, isCentered: fields.textAlign === 'center' }),
        fields.class,
      )}
      style={properties({ '--background': safeColor(fields.backgroundColor) })}
    >
      <Background entry={entry} page={page} />
      <div className={classNames('container', styles.stage, fields.reverse && styles.reverse)}>
        <Words entry={entry} page={page} />
        <Picture entry={entry} page={page} />
      </div>
      {fields.bottomComponents.length > 0 ? (
        <div className="container" {...page.mark(entry, 'bottomComponents')}>
          {page.blocks(fields.bottomComponents)}
        </div>
      ) : null}
    </section>
  )
}

function Words({ entry, page }: Props) {
  const { metaTitle, title, text, buttons, textAlign } = entry.fields
  return (
    <div className={classNames(styles.words, styles[textAlign])}>
      {metaTitle ? page.blocks([metaTitle]) : null}
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

function Picture({ entry, page }: Props) {
  const { image } = entry.fields
  if (!image) return null
  const { alt, ...attributes } = page.image(image, { sizes: '(max-width: 991px) 100vw, 50vw' })
  return <img {...attributes} alt={alt} className={styles.picture} {...page.mark(entry, 'image')} />
}
