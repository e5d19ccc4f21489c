import { useEffect, useState } from 'react'

const everyMs = 20_000

/** The time, for words such as “2 minutes ago”. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
