import { messages } from './messages.ts'

type Props = { name: string; supportEmail: string }

export const OrderByMail = ({ name, supportEmail }: Props) => (
  <a
    href={`mailto:${supportEmail}?subject=${encodeURIComponent(messages.orderSubject(name))}`}
    target="_blank"
    rel="noopener"
  >
    {messages.orderByMail}
    <span className="visually-hidden">{`: ${name}`}</span>
  </a>
)
