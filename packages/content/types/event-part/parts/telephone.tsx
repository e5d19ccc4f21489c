import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'

type Props = Pick<PartProps, 'page'> & { isOnlyWay: boolean }

export function Telephone({ page: { telephone, supportEmail, link }, isOnlyWay }: Props): ReactNode {
  const words = isOnlyWay ? messages.callInstead : messages.callTo
  if (telephone)
    return (
      <p>
        {words} <a {...link(`tel:${telephone.replace(/[^\d+]/g, '')}`)}>{telephone}</a>.
      </p>
    )
  if (!isOnlyWay) return null
  return (
    <p>
      {messages.writeInstead}
      {supportEmail ? (
        <>
          {' '}
          <a {...link(`mailto:${supportEmail}`)}>{supportEmail}</a>
        </>
      ) : null}
    </p>
  )
}
