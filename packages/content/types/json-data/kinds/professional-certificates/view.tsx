import { Carousel } from '@association/ui/carousel/carousel.tsx'
import { messages } from '../../messages.ts'
import { Badge, Credits, Description, More, Tags, Title } from '../../parts/card-parts.tsx'
import { kindView } from '../../parts/kind-view.tsx'
import { innerHeading, Section } from '../../parts/section.tsx'
import styles from './professional-certificates.module.css'
import { professionalCertificates } from './schema.ts'

export const ProfessionalCertificates = kindView(professionalCertificates, ({ data, block }) => {
  if (data.cards.length === 0) return null
  const tag = innerHeading(data, block)
  return (
    <Section head={data} block={block}>
      <Carousel label={data.title ?? professionalCertificates.name} gutter={24}>
        {data.cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: editors may give two cards one id
          <article key={index} className={`card ${styles.certificate}`} data-card={card.id}>
            <Badge card={card} block={block} />
            <Tags card={card} />
            <Title title={card.title} tag={tag} />
            <Credits card={card} />
            <Description card={card} block={block} />
            <More title={card.title} link={block.page.link(card.link)}>
              {card.buttonText ?? messages.certificates.learnMore}
            </More>
          </article>
        ))}
      </Carousel>
    </Section>
  )
})
