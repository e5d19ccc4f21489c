import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { Background } from '../../shared/band/background.tsx'
import { tone } from '../../shared/band/tone.ts'
import stack from '../../shared/stack/stack.module.css'
import styles from './main-jumbotron.module.css'

type Jumbotron = Entry<'mainJumbotron'>
type Props = { entry: Jumbotron; page: Page }

export const MainJumbotron: View<'mainJumbotron'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <section
      className={classNames('band', styles.jumbotron, styles[lookOf(fields)], toneOf(fields), fields.class)}
      style={properties({
        '--background': safeColor(fields.backgroundColor),
        '--height': fields.minHeight === undefined ? undefined : fields.minHeight / 100,
      })}
    >
      <FragmentTarget name={fields.hashLink} />
      <Background entry={entry} page={page} />
      <div className={classNames(styles.stage, fields.reverse && styles.reverse, styles[fields.textAlign])}>
        <Words entry={entry} page={page} />
        <Picture entry={entry} page={page} />
      </div>
      {fields.bottomComponents.length > 0 ? (
        <div className={classNames('container', stack.stack, styles.bottom)}>
          {page.blocks(fields.bottomComponents)}
        </div>
      ) : null}
    </section>
  )
}

const lookOf = ({ image, backgroundImage }: Jumbotron['fields']) =>
  backgroundImage ? 'behind' : image ? 'beside' : 'alone'

/** Without a tone, a picture counts as dark or light as the color behind it. */
function toneOf(fields: Jumbotron['fields']) {
  const { backgroundImage, backgroundColor: background, lightBackgroundImage } = fields
  const plain = tone({ background })
  const isDark = fields.darkBackgroundImage || (!lightBackgroundImage && plain === 'on-dark')
  return backgroundImage
    ? tone({
        darkBackgroundImage: isDark,
        lightBackgroundImage: !isDark,
        align: fields.textAlign,
      })
    : plain
}

function Words({ entry, page }: Props) {
  const { metaTitle, title, text, buttons, textAlign } = entry.fields
  const isCentered = textAlign === 'center' && stack.center
  return (
    <div className={styles.words}>
      <div className={classNames(styles.head, stack.stack, isCentered)}>
        {metaTitle ? page.blocks([metaTitle]) : null}
        {title ? page.blocks([title]) : null}
      </div>
      {text || buttons ? (
        <div className={classNames(styles.body, stack.stack, isCentered)}>
          {text ? (
            <div className={styles.text} {...page.mark(entry, 'text')}>
              {page.richText(text)}
            </div>
          ) : null}
          {buttons ? page.blocks([buttons]) : null}
        </div>
      ) : null}
    </div>
  )
}

function Picture({ entry, page }: Props) {
  const { image, backgroundImage } = entry.fields
  if (!image || backgroundImage) return null
  const { alt, ...attributes } = page.image(image, { sizes: '(max-width: 991px) 100vw, 52vw' })
  return <img {...attributes} alt={alt} className={styles.picture} {...page.mark(entry, 'image')} />
}
