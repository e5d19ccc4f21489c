/** The package has types, but its `exports` do not name them. */
declare module '@bramus/specificity' {
  // biome-ignore lint/style/noDefaultExport: the package has no other export
  // biome-ignore lint/complexity/noStaticOnlyClass: the package exports a class
  export default class Specificity {
    static calculate(selectors: string): Specificity[]
    static compare(one: Specificity, other: Specificity): number
    static equals(one: Specificity, other: Specificity): boolean
  }
}
