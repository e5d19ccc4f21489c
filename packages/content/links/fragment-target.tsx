/**
 * Where a link with `#name` ends, as the first child of its block. Not an `id`: each id on a page is a global variable,
 * so the anchor `TURBOPACK` would replace the framework's own object. `<a name>` is no variable of the window or of the
 * document, and browsers scroll to it with and without JavaScript.
 */
export const FragmentTarget = ({ name }: { name: string | undefined }) =>
  name ? <a {...attributes({ name })} /> : null

/** React's types leave out the name of a link. */
const attributes = (given: Record<string, string>) => given
