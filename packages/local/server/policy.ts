/** Directive → sources, as the value of a Content-Security-Policy header. */
export const policyText = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
