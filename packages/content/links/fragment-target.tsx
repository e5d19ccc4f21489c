/**
 * Target of links with `#name`, as the first child of its block. An `id` would be a global variable on the page, so the
 * anchor `TURBOPACK` would replace the framework's own object. `<a name>` is not a global variable, and browsers scroll
 * to it with and without JavaScript.
 */
export const FragmentTarget = ({ name }: { name: string | undefined }) =>
  name ? <a {...attributes({ name })} /> : null

/** React's types lack the name of a link. */
const attributes = (given: Record<string, string>) => given
