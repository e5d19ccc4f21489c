import { Icon } from '@association/ui/icon/icon.tsx'
import type { FormValues } from '../../../../define/json-form.ts'
import type { HeadingTag } from '../../../../define/view.ts'
import { properties } from '../../../../safe/properties.ts'
import { readValues } from '../../../../shared/json/read-values.ts'
import { Badge, Credits, Description, More, Tags, Title } from '../../parts/card-parts.tsx'
import { type Block, kindView } from '../../parts/kind-view.tsx'
import { isShown, Picture } from '../../parts/picture.tsx'
import { innerHeading, Section } from '../../parts/section.tsx'
import styles from './action-cards.module.css'
import { defaultCards } from './default-cards.ts'
import { actionCards } from './schema.ts'

/** CSS pixels. */
const look = { image: 250, title: 48, button: 14 } as const

type ActionCardData = FormValues<typeof actionCards.fields>['cards'][number]

export const ActionCards = kindView(actionCards, ({ data, block }) => {
  const cards = data.cards.length > 0 ? data.cards : usual
  const tag = innerHeading(data, block)
  return (
    <Section head={data} block={block} isLarge>
      <div className={styles.grid} style={sizes}>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: editors may give two cards one id
          <ActionCard key={index} {...{ card, tag, block }} />
        ))}
      </div>
    </Section>
  )
})

const usual = readValues(actionCards.fields, { cards: defaultCards }).values
  .cards as readonly ActionCardData[]

const sizes = properties({
  '--image': `${look.image}px`,
  '--title': `${look.title}px`,
  '--button-size': `${look.button}px`,
})

function ActionCard({ card, tag, block }: { card: ActionCardData; tag: HeadingTag; block: Block }) {
  const link = block.page.link(card.link)
  return (
    <article className={`card ${styles.action}`} data-card={card.id}>
      <div className={styles.frame}>
        {isShown(card.image, block) ? (
          <Picture picture={card.image} alt={card.alt} box={box} className={styles.picture} block={block} />
        ) : (
          <Icon name={card.icon} size="large" className={styles.icon} />
        )}
      </div>
      <div className={styles.words}>
        <Badge card={card} block={block} />
        <Tags card={card} />
        <Title
          title={card.title}
          tag={tag}
          link={card.buttonText ? undefined : link}
          className={styles.title}
        />
        <Credits card={card} />
        <Description card={card} block={block} />
        {card.buttonText ? (
          <More title={card.title} link={link} button="yellow">
            {card.buttonText}
          </More>
        ) : null}
      </div>
    </article>
  )
}

const box = { width: 620, height: look.image, sizes: '(max-width: 992px) 100vw, 620px' }
