import { messages } from './messages.ts'

type Props = {
  name: string
  supportEmail: string
  /** The price is not known yet. */
  isQuestion?: boolean
  className?: string | undefined
}

export const OrderByMail = ({ name, supportEmail, isQuestion = false, className }: Props) => (
  <a
    href={`mailto:${supportEmail}?subject=${encodeURIComponent(isQuestion ? messages.askSubject(name) : messages.orderSubject(name))}`}
    target="_blank"
    rel="noopener"
    className={className}
  >
    {isQuestion ? messages.askByMail : messages.orderByMail}
    <span className="visually-hidden">{`: ${name}`}</span>
  </a>
)
