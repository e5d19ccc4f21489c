import { statusOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { useEffect, useState } from 'react'

export function useStatus({ entry }: Pick<SidebarAppSDK, 'entry'>) {
  const [status, setStatus] = useState(() => statusOf(entry.getSys()))
  useEffect(() => entry.onSysChanged((sys) => setStatus(statusOf(sys))), [entry])
  return status
}
