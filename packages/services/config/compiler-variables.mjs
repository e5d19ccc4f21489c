/** JavaScript, because it runs before TypeScript can. */
export const compilerVariables = (source = process.env) =>
  Object.entries(source)
    .filter(([name]) => /^(TS_NODE_|SWC_|NODE_ENV$)/.test(name))
    .toSorted()
