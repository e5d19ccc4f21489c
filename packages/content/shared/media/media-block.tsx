import type { ReactNode } from 'react'
import { acrossPhone, acrossTablet } from '../../images/sizes.ts'
import { isExternal } from '../../links/link-attributes.ts'
import { plainTitle } from '../../rich-text/inline-text.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import { mediaFields } from './fields.ts'
import styles from './media.module.css'
import type { MediaEntry, MediaProps } from './media-entry.ts'
import { Poster } from './poster.tsx'
import { Video } from './video/video.tsx'

export function MediaBlock({ entry, page, isCard = false }: MediaProps & { isCard?: boolean }) {
  const { fields } = entry
  const cover = fields.cardLink ? page.link(fields.pathOrUrl) : {}
  return (
    <div
      className={classNames(
        styles.media,
        styles[fields.flexDirection],
        cover.href && styles.linked,
        isCard && 'card',
        fields.class,
        fields.cardClass,
      )}
    >
      <div
        className={classNames(styles.figure, styles[fields.alignImage], fields.imageContainerClass)}
        style={properties({ marginBottom: pixels(fields.imageBottomSpace) })}
      >
        <div
          className={classNames(styles.shown, isSized(entry) && styles.sized)}
          style={properties({ '--width': pixels(fields.imageWidth) })}
        >
          <Shown entry={entry} page={page} />
          <Label entry={entry} page={page} />
        </div>
      </div>
      <Words entry={entry} page={page} />
      {cover.href ? (
        <a {...cover} className={styles.cover}>
          <span className="visually-hidden">{nameOf(entry)}</span>
        </a>
      ) : null}
    </div>
  )
}

const isSized = ({ fields: { imageWidth, imageHeight } }: MediaEntry) =>
  imageWidth !== undefined || imageHeight !== undefined

/** The specification's order: audio, video, picture. */
function Shown({ entry, page }: MediaProps): ReactNode {
  const { audioUrl, vimeoId, pathOrUrl, cardLink } = entry.fields
  if (audioUrl || vimeoId) return <Player entry={entry} page={page} />
  const picture = <Picture entry={entry} page={page} />
  const link = page.link(pathOrUrl)
  if (cardLink || !link.href) return picture
  return (
    <a {...link} target="_blank" rel="noopener" className={styles.pictureLink}>
      {picture}
      {entry.fields.mediaFile?.description ? null : <span className="visually-hidden">{nameOf(entry)}</span>}
      <span className="visually-hidden">{isExternal(link) ? ' (opens in a new tab)' : ' (new tab)'}</span>
    </a>
  )
}

/** A video player loads only when the visitor wants it. */
function Player({ entry, page }: MediaProps): ReactNode {
  const { audioUrl, vimeoId, mediaFile, description } = entry.fields
  const title = mediaFile?.title || description?.slice(0, 120) || 'Recording'
  if (!audioUrl) {
    return isVideoId(vimeoId) ? (
      <Video entry={entry} page={page} vimeoId={vimeoId} title={title} />
    ) : (
      <Poster entry={entry} page={page} />
    )
  }
  const { href } = page.link(audioUrl)
  return href ? (
    // biome-ignore lint/a11y/useMediaCaption: the transcript of a sound is text on the page
    <audio className={styles.audio} controls preload="none" src={href} aria-label={title}>
      <a href={href}>{title}</a>
    </audio>
  ) : null
}

/** Matches the number, and the key of an unlisted video. */
const videoId = new RegExp(mediaFields.vimeoId.pattern)
/** A half-typed number is not a video yet. */
const isVideoId = (vimeoId: string | undefined): vimeoId is string =>
  vimeoId !== undefined && videoId.test(vimeoId)

function Picture({ entry, page }: MediaProps): ReactNode {
  const { mediaFile, imageWidth, imageHeight, flexDirection } = entry.fields
  if (!mediaFile) return null
  const isBesideWords = flexDirection.startsWith('row') && hasWords(entry)
  const { alt, ...image } = page.image(mediaFile, {
    width: imageWidth,
    height: imageHeight,
    sizes: imageWidth ? undefined : `${isBesideWords ? acrossPhone : acrossTablet}, ${half}`,
  })
  return <img {...image} alt={alt} className={styles.picture} {...page.mark(entry, 'mediaFile')} />
}

/** Beside the words, or of a card among others. */
const half = '(max-width: 1199px) 48vw, 616px'

function Label({ entry, page }: MediaProps): ReactNode {
  const { imgLabel: label, labelPosition, imgLabelBackgroundColor, mediaFile, audioUrl } = entry.fields
  // Audio has no picture for the label.
  if (!label?.fields.text || !mediaFile || audioUrl) return null
  return (
    <span
      className={classNames(styles.label, styles[labelPosition])}
      style={properties({
        '--label': safeColor(imgLabelBackgroundColor),
        '--label-text': safeColor(label.fields.color),
      })}
      {...page.mark(label, 'text')}
    >
      {label.fields.text}
    </span>
  )
}

function Words({ entry, page }: MediaProps): ReactNode {
  const { description, contents, buttons, contentMinHeight, contentAreaClasses } = entry.fields
  if (!hasWords(entry)) return null
  return (
    <div
      className={classNames(styles.words, contentAreaClasses)}
      style={properties({ minHeight: pixels(contentMinHeight) })}
    >
      {page.blocks(contents)}
      {description ? (
        <p className={styles.description} {...page.mark(entry, 'description')}>
          {description}
        </p>
      ) : null}
      {buttons ? <div className={styles.buttons}>{page.blocks([buttons])}</div> : null}
    </div>
  )
}

const hasWords = ({ fields: { description, contents, buttons } }: MediaEntry) =>
  Boolean(description || contents.length > 0 || buttons)

const nameOf = ({ fields }: MediaEntry) =>
  plainTitle(fields.contents.find((child) => child.type === 'title')?.fields.text) ??
  fields.mediaFile?.title ??
  fields.description?.slice(0, 120) ??
  'Open'
