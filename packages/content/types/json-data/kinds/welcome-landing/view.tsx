import { Icon } from '@association/ui/icon/icon.tsx'
import { Anchor } from '../../../../links/anchor.tsx'
import { messages } from '../../messages.ts'
import { kindView } from '../../parts/kind-view.tsx'
import { Section } from '../../parts/section.tsx'
import { welcomeLanding } from './schema.ts'
import styles from './welcome-landing.module.css'

export const WelcomeLanding = kindView(welcomeLanding, ({ data, block }) =>
  data.shortcuts.length === 0 ? null : (
    <Section head={data} block={block}>
      <nav aria-label={data.title ?? messages.landing.shortcuts}>
        <ul className={styles.shortcuts}>
          {data.shortcuts.map(({ icon, title, description, link }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: editors may write a shortcut twice
            <li key={index} className={styles.item}>
              <Anchor link={block.page.link(link)} className={styles.shortcut}>
                <Icon name={icon} className={styles.icon} />
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  {description ? <span className={styles.description}>{description}</span> : null}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  ),
)
