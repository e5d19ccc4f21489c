import type { PlainClientAPI } from 'contentful-management'

/** A client of a service from the registry, and a task that shows that it works. */
export type Client = {
  package: string
  /** Exact. */
  version: string
  /** The file in the package that its command runs; libraries have none. */
  command?: string
  task: string
  /** Throws an error when the result is not what the real service leads to. */
  run(workshop: Workshop): Promise<void>
}

/** Where the clients work. */
export type Workshop = {
  /** The installed packages, and the files that the clients write. */
  folder: string
  token: string
  /** Opens the full space on the Delivery API. */
  deliveryToken: string
  /** The stock client of the Management API, to prepare and to check with. */
  space(id: string, environmentId?: string): PlainClientAPI
  /** Runs Node.js in the folder and returns what it prints. Throws with its first and last lines when it fails. */
  node(args: readonly string[], variables?: Record<string, string>): Promise<string>
  /** Runs the command of a client in the same way. */
  command(name: string, args: readonly string[], variables?: Record<string, string>): Promise<string>
  /** Checks a file in the folder with TypeScript's compiler. Throws with its complaints. */
  compile(file: string): Promise<void>
}
