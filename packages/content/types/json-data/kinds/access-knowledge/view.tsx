import type { HeadingTag } from '../../../../define/view.ts'
import { Badge, type Card, Credits, Description, More, Tags, Title } from '../../parts/card-parts.tsx'
import { type Block, kindView } from '../../parts/kind-view.tsx'
import { isShown, Picture } from '../../parts/picture.tsx'
import { innerHeading, Section } from '../../parts/section.tsx'
import styles from './access-knowledge.module.css'
import { accessKnowledge } from './schema.ts'

export const AccessKnowledge = kindView(accessKnowledge, ({ data, block }) => {
  if (data.cards.length === 0) return null
  const large = data.cards.findIndex(({ type }) => type === 'large')
  const tag = innerHeading(data, block)
  return (
    <Section head={data} block={block}>
      {large < 0 ? null : <KnowledgeCard card={data.cards[large]} {...{ tag, block }} isLarge />}
      <div className={styles.grid}>
        {data.cards.map((card, index) =>
          index === large ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: editors may give two cards one id
            <KnowledgeCard key={index} {...{ card, tag, block }} />
          ),
        )}
      </div>
    </Section>
  )
})

type Props = { card: Card | undefined; tag: HeadingTag; block: Block; isLarge?: boolean }

function KnowledgeCard({ card, tag, block, isLarge = false }: Props) {
  if (!card) return null
  const link = block.page.link(card.link)
  return (
    <article className={`card ${isLarge ? styles.large : styles.small}`} data-card={card.id}>
      {isShown(card.image, block) ? (
        <div className={styles.frame}>
          <Picture
            picture={card.image}
            alt={card.alt}
            box={isLarge ? largeBox : smallBox}
            className={styles.picture}
            block={block}
          />
        </div>
      ) : null}
      <div className={styles.words}>
        <Badge card={card} block={block} />
        <Tags card={card} />
        <Title
          title={card.title}
          tag={tag}
          link={card.buttonText ? undefined : link}
          className={isLarge ? styles.largeTitle : undefined}
        />
        <Credits card={card} />
        <Description card={card} block={block} />
        {card.buttonText ? (
          <More title={card.title} link={link} button={isLarge ? 'dark' : undefined}>
            {card.buttonText}
          </More>
        ) : null}
      </div>
    </article>
  )
}

const largeBox = { width: 760, height: 475, sizes: '(max-width: 992px) 100vw, 640px' }
const smallBox = { width: 410, height: 256, sizes: '(max-width: 640px) 100vw, 410px' }
