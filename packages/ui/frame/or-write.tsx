import { messages } from './messages.ts'

export const OrWrite = ({ to }: { to: string | undefined }) =>
  to ? (
    <p>
      {messages.write}{' '}
      <a href={`mailto:${to}`} target="_blank" rel="noopener">
        {to}
      </a>
      .
    </p>
  ) : null
