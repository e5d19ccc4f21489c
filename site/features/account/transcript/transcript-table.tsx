import { fullDate } from '@association/content/shared/dates.ts'
import styles from '../account.module.css'
import { messages } from '../messages.ts'
import type { TranscriptLine } from './transcript.ts'

type Props = { lines: readonly TranscriptLine[]; credits: number; name: string }

/** Print shows only this table. */
export const TranscriptTable = ({ lines, credits, name }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
  <section aria-label={messages.transcript} tabIndex={0} className={styles.scrolling}>
    <table className={styles.transcript}>
      <caption>{messages.transcriptOf(name)}</caption>
      <thead>
        <tr>
          {Object.entries(messages.columns).map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kind} ${line.number}`}>
            <td>{line.kind}</td>
            <th scope="row">{line.title}</th>
            <td>{line.number}</td>
            <td>{line.status}</td>
            <td>{line.credits}</td>
            <td>{fullDate(line.from) ?? messages.nothing}</td>
            <td>{fullDate(line.until) ?? messages.nothing}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {messages.total}
          </th>
          <td colSpan={3}>{credits}</td>
        </tr>
      </tfoot>
    </table>
  </section>
)
