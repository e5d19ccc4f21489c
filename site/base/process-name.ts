import { processWide } from '@association/services/upstream'

/** Which of the site's processes this is. Next.js bundles its own copy of this module; both share the name. */
const named = () => processWide('process-name', () => ({ name: '' }))

/** Names this process in its log: `primary`, or `worker 2`. */
export const nameProcess = (name: string) => Object.assign(named(), { name })

/** The start of each line of the log; empty if the site is one process. */
export const logPrefix = () => (named().name === '' ? '' : `${named().name}: `)
