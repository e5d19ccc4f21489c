/** The hash in the file names of all islands. `buildIslands` puts it into the loader. */
declare const islandsHash: string

interface Document {
  /** Not known to TypeScript, and absent in browsers that prepare no pages. */
  readonly prerendering?: boolean
}

interface WindowEventMap {
  islands: Event & { readonly target: HTMLElement }
  'island-failed': CustomEvent<unknown> & { readonly target: HTMLElement }
}
