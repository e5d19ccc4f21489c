import type { PlainClientAPI } from 'contentful-management'

export type Client = {
  package: string
  version: string
  /** The file of its command in the package. Libraries have none. */
  command?: string
  task: string
  /** Throws when the result differs from that of the real service. */
  run(workshop: Workshop): Promise<void>
}

export type Workshop = {
  folder: string
  token: string
  /** Opens the full space on the Delivery API. */
  deliveryToken: string
  space(id: string, environmentId?: string): PlainClientAPI
  /** Runs Node.js in the folder and returns its output. Throws with the first and last lines when it fails. */
  node(args: readonly string[], variables?: Record<string, string>): Promise<string>
  command(name: string, args: readonly string[], variables?: Record<string, string>): Promise<string>
  compile(file: string): Promise<void>
}
