import { statusNames, statusOf } from '../contentful/status.ts'

export function StatusBadge({ sys }: { sys: Parameters<typeof statusOf>[0] }) {
  const status = statusOf(sys)
  return <span className={`badge ${status}`}>{statusNames[status]}</span>
}
