import { lastingNames, type Resolve } from '../net/request/names.ts'

/** As where the network is there, but nobody has the names that a test makes up. */
export const knowsNoName: Resolve = async (name) => {
  if (lastingNames.some((lasting) => lasting === name)) return ['93.184.216.34']
  throw notFound(name)
}

export const notFound = (name: string, code = 'ENOTFOUND') =>
  Object.assign(new Error(`No host ${name}`), { code })
