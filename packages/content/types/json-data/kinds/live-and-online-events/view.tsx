import { Carousel } from '@association/ui/carousel/carousel.tsx'
import { Icon } from '@association/ui/icon/icon.tsx'
import type { HeadingTag } from '../../../../define/view.ts'
import { dayRange } from '../../../../shared/day-range.ts'
import { messages } from '../../messages.ts'
import { Badge, type Card, Credits, Description, More, Tags, Title } from '../../parts/card-parts.tsx'
import { type Block, kindView } from '../../parts/kind-view.tsx'
import { innerHeading, Section } from '../../parts/section.tsx'
import styles from './live-and-online-events.module.css'
import { liveAndOnlineEvents } from './schema.ts'

export const LiveAndOnlineEvents = kindView(liveAndOnlineEvents, ({ data, faults, block }) => {
  const broken = faults.find(({ isShape }) => isShape)
  if (broken) {
    block.page.report(messages.events.invalid(broken.message), 'warning')
    return null
  }
  const tag = innerHeading(data, block)
  return (
    <Section head={data} block={block}>
      <Carousel label={data.title ?? liveAndOnlineEvents.name} gutter={24}>
        {data.cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: editors may give two events one id
          <EventCard key={index} {...{ card, tag, block }} />
        ))}
      </Carousel>
    </Section>
  )
})

type Event = Card & { date?: string; endDate?: string; location?: string }

function EventCard({ card, tag, block }: { card: Event; tag: HeadingTag; block: Block }) {
  const link = block.page.link(card.link)
  const days = dayRange(card.date, card.endDate)
  return (
    <article className={`card ${styles.event}`} data-card={card.id}>
      {days ? (
        <p className={styles.date}>
          <Icon name="calendar" className={styles.icon} />
          <time dateTime={card.date}>{days}</time>
        </p>
      ) : null}
      {card.badgeType === 'text' ? <Badge card={card} block={block} /> : null}
      <Title title={card.title} tag={tag} link={card.buttonText ? undefined : link} />
      {card.location ? (
        <p className={styles.location}>
          <Icon name="location" className={styles.icon} />
          {card.location}
        </p>
      ) : null}
      <Tags card={card} />
      <Credits card={card} />
      <Description card={card} block={block} />
      {card.buttonText ? (
        <More title={card.title} link={link}>
          {card.buttonText}
        </More>
      ) : null}
    </article>
  )
}
