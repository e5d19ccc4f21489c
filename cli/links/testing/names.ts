import { lastingNames, type Resolve } from '../net/request/names.ts'

/** The network works, but invented names do not resolve. */
export const knowsNoName: Resolve = async (name) => {
  if (lastingNames.some((lasting) => lasting === name)) return ['93.184.216.34']
  throw notFound(name)
}

export const notFound = (name: string, code = 'ENOTFOUND') =>
  Object.assign(new Error(`No host ${name}`), { code })
