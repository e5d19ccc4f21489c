import type { Mark, Page } from '../../define/view.ts'
import styles from './detail.module.css'
import { messages } from './messages.ts'

export type TrailStep = { label: string; path: string; mark?: Mark }

export const Trail = ({ steps, page }: { steps: readonly TrailStep[]; page: Page }) => (
  <nav aria-label={messages.trail} className={styles.trail}>
    <ol className={styles.steps}>
      {steps.map(({ label, path, mark }) => (
        <li key={path} className={styles.step}>
          <a {...page.link(path)} {...mark}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
