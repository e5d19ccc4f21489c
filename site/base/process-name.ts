import { processWide } from '@association/services/upstream'

/** Next.js bundles a second copy of this module. */
const named = () => processWide('process-name', () => ({ name: '' }))

/** `primary`, or `worker 2`. */
export const nameProcess = (name: string) => Object.assign(named(), { name })

/** Empty for a single process. */
export const logPrefix = () => (named().name === '' ? '' : `${named().name}: `)
