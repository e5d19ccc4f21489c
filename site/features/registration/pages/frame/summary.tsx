import type { SummaryLine, SummaryView } from '../../registration-form/show-summary.ts'
import { messages } from '../messages.ts'
import styles from './summary.module.css'

export const Summary = ({ view }: { view: SummaryView }) => (
  <div data-summary="">
    <ul data-blank="" hidden>
      <Line line={blankLine} />
    </ul>
    <p data-empty="" hidden={view.lines.length > 0} className={styles.empty}>
      {messages.summaryEmpty}
    </p>
    <ul data-lines="" className={styles.lines}>
      {view.lines.map((line) => (
        <Line key={`${line.name} ${line.reason}`} line={line} />
      ))}
    </ul>
    <p className={styles.total}>
      <span>{messages.total}</span> <strong data-total="">{view.total}</strong>
    </p>
    <div data-notes="">
      {view.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  </div>
)

const blankLine: SummaryLine = { name: '', quantity: 1, amount: '' }

const Line = ({ line: { name, quantity, amount, list, reason } }: { line: SummaryLine }) => (
  <li className={styles.line}>
    <span className={styles.name}>
      <span data-part="quantity">{quantity > 1 ? messages.quantity(quantity) : ''}</span>{' '}
      <span data-part="name" dir="auto">
        {name}
      </span>
    </span>
    <span className={styles.amounts}>
      <span hidden={!list} data-whole="">
        <span className="visually-hidden">{`${messages.listPrice} `}</span>
        <s data-part="list">{list}</s>
      </span>{' '}
      <span data-part="amount">{amount}</span>
    </span>
    <span data-part="reason" className={styles.reason}>
      {reason}
    </span>
  </li>
)
