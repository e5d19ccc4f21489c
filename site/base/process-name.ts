import { processWide } from '@association/services/upstream'

/** Next.js bundles its own copy of this module; both share the name. */
const named = () => processWide('process-name', () => ({ name: '' }))

/** `primary`, or `worker 2`. */
export const nameProcess = (name: string) => Object.assign(named(), { name })

export const logPrefix = () => (named().name === '' ? '' : `${named().name}: `)
