declare module '*/icons.svg' {
  /** Next.js tells the size too; other bundlers give the address alone. */
  const file: string | { src: string }
  // biome-ignore lint/style/noDefaultExport: bundlers give a file no other export
  export default file
}
