import type { PlainClientAPI } from 'contentful-management'

export type Client = {
  package: string
  /** Exact. */
  version: string
  /** The file of its command in the package. Libraries have none. */
  command?: string
  task: string
  /** Throws when the result differs from that of the real service. */
  run(workshop: Workshop): Promise<void>
}

export type Workshop = {
  /** Contains the installed packages and the files that clients write. */
  folder: string
  token: string
  /** Opens the full space on the Delivery API. */
  deliveryToken: string
  /** The stock Management API client, for preparation and checks. */
  space(id: string, environmentId?: string): PlainClientAPI
  /** Runs Node.js in the folder and returns its output. Throws with the first and last lines when it fails. */
  node(args: readonly string[], variables?: Record<string, string>): Promise<string>
  /** Runs the command of a client in the same way. */
  command(name: string, args: readonly string[], variables?: Record<string, string>): Promise<string>
  /** Throws the errors of TypeScript's compiler. */
  compile(file: string): Promise<void>
}
