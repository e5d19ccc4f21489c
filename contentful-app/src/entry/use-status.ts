import { statusOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { useEffect, useState } from 'react'

/** Whether the open entry is a draft, published, changed since or archived. */
export function useStatus({ entry }: Pick<SidebarAppSDK, 'entry'>) {
  const [status, setStatus] = useState(() => statusOf(entry.getSys()))
  useEffect(() => entry.onSysChanged((sys) => setStatus(statusOf(sys))), [entry])
  return status
}
