import { Icon } from '@association/ui/icon/icon.tsx'
import type { ReactNode } from 'react'
import type { Asset } from '../../define/field.ts'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { properties } from '../../safe/properties.ts'
import styles from './advertisements-list.module.css'
import { TurnsIsland } from './island.tsx'
import { messages } from './messages.ts'

/** The height is reserved, so that the layout does not shift. */
export const slot = { heightPx: 150 } as const

/** Without JavaScript they are a scrollable row. */
export const AdvertisementsList: View<'advertisementsList'> = ({ entry, page }) => {
  const shown = entry.fields.advertisements.flatMap((advertisement) => pictured(advertisement, page))
  if (shown.length === 0) return null
  const { secondsPerAdvertisement } = entry.fields
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
    <div
      className={styles.list}
      role="group"
      aria-roledescription={shown.length > 1 ? 'carousel' : undefined}
      aria-label={messages.label}
      style={properties({ '--slot': `${slot.heightPx}px` })}
      {...page.mark(entry, 'advertisements')}
    >
      <TurnsIsland className={styles.turns} options={{ secondsPerAdvertisement }}>
        <div className={styles.head}>
          <p className={styles.label}>{messages.label}</p>
          {shown.length > 1 ? <Pause /> : null}
        </div>
        <div className={styles.slides} data-part="slides">
          {shown.map(({ advertisement, image }, index) => (
            <div
              key={advertisement.id}
              className={styles.slide}
              {...(shown.length > 1 ? slideRole(index, shown.length) : {})}
            >
              <Advertisement entry={advertisement} image={image} page={page} />
            </div>
          ))}
        </div>
      </TurnsIsland>
    </div>
  )
}

type Pictured = { advertisement: Entry<'advertisement'>; image: Asset }

function pictured(advertisement: Entry<'advertisement'>, page: Page): Pictured[] {
  const { image, internalName } = advertisement.fields
  if (image) return [{ advertisement, image }]
  page.report(`does not show the advertisement “${internalName}”, because it has no picture. Add one.`)
  return []
}

const slideRole = (index: number, count: number) => ({
  role: 'group',
  'aria-roledescription': 'slide',
  'aria-label': messages.place(index + 1, count),
})

/** The button is first in tab order, so that visitors can stop the motion early. */
function Pause(): ReactNode {
  return (
    <button type="button" className={styles.pause} data-part="pause">
      <span data-while="turning">
        <Icon name="pause" label={messages.pause} />
      </span>
      <span data-while="paused" hidden>
        <Icon name="play" label={messages.turn} />
      </span>
    </button>
  )
}

function Advertisement({ entry, image, page }: { entry: Entry<'advertisement'>; image: Asset; page: Page }) {
  const ratio = image.width && image.height ? image.width / image.height : undefined
  const wide = ratio && Math.round(ratio * slot.heightPx)
  const { alt, ...attributes } = page.image(image, {
    width: wide,
    sizes: wide ? `(max-width: ${wide}px) 100vw, ${wide}px` : undefined,
  })
  const link = page.link(entry.fields.url)
  return (
    <a
      {...link}
      className={styles.link}
      data-advertisement={entry.fields.internalName}
      {...page.mark(entry, 'image')}
    >
      <img
        {...attributes}
        alt={alt || image.title || entry.fields.internalName}
        className={styles.picture}
        style={properties({ '--ratio': ratio })}
      />
      {link.target ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
    </a>
  )
}
