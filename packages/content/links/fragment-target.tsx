/**
 * An `id` would be a global variable: the anchor `TURBOPACK` would replace the framework's own object. Browsers scroll
 * to `<a name>` with and without JavaScript.
 */
export const FragmentTarget = ({ name }: { name: string | undefined }) =>
  name ? <a {...attributes({ name })} /> : null

/** React's types lack the name of a link. */
const attributes = (given: Record<string, string>) => given
